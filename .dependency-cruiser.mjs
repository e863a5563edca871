// Imports between the rooms of src run one way (tests/architecture/rooms.test.ts). The figure is in docs/architecture.md.

const base = ['i18n', 'content', 'app/hydration', 'components', 'components/ui', 'components/styles']

/**
 * The places in src, and which others each may import from besides itself. A folder has a place of its own where it lies
 * lower or higher than its room: components wait for `app/hydration`, and `app/entry` starts everything.
 */
const view = {
  i18n: [],
  'components/styles': [],
  artwork: ['components/styles'],
  content: ['i18n', 'artwork'],
  search: ['i18n', 'content'],
  'app/hydration': ['i18n', 'components/styles'],
  'app/head': ['i18n', 'content', 'artwork'],
  'components/ui': ['components/styles'],
  components: [...base, 'artwork'],
  'app/navigation': base,
  'search/dialog': [...base, 'search'],
  'offline/worker': ['i18n', 'search'],
  'offline/page': [...base, 'app/navigation'],
  pages: [...base, 'search', 'artwork'],
  app: [...base, 'app/head'],
  routes: [...base, 'pages', 'app', 'app/head'],
  'app/entry': [
    ...base,
    ...['artwork', 'pages', 'routes', 'app', 'app/head', 'app/navigation', 'search/dialog', 'offline/page'],
  ],
  'i18n/node': ['i18n', 'content'],
  'offline/build': ['i18n', 'content', 'build', 'offline/worker'],
  build: [
    'i18n',
    'i18n/node',
    'content',
    'search',
    'artwork',
    'components/styles',
    'app/head',
    'offline/build',
  ],
  server: ['i18n', 'content', 'search', 'app/head', 'build'],
  studio: [...base, 'app'],
  'studio/server': ['i18n', 'i18n/node', 'content', 'studio', 'build', 'server'],
  commands: ['i18n', 'i18n/node', 'content', 'pages', 'build'],
}

const entry =
  '^src/app/((entry-client|entry-server|router)\\.tsx|(idleTasks|routeTree\\.gen)\\.ts|(inline|install)/)'
const pathOf = place => {
  if (place === 'app/entry') return entry
  const inner = Object.keys(view).filter(other => other.startsWith(`${place}/`) && other !== 'app/entry')
  const rest = inner.map(other => `(?!${other.slice(place.length + 1)}/)`).join('')
  return place === 'app' ? `(?!${entry})^src/app/${rest}` : `^src/${place}/${rest}`
}

/** Type imports are erased: they may go anywhere. */
const atRunTime = { dependencyTypesNot: ['type-only'] }

const oneWay = Object.entries(view).map(([place, others]) => ({
  name: `${place.replace('/', '-')}-imports-from-below`,
  comment: `src/${place} may import from itself and ${others.join(', ') || 'no other room'} (.dependency-cruiser.mjs).`,
  severity: 'error',
  from: { path: pathOf(place) },
  to: { ...atRunTime, path: '^src/', pathNot: [place, ...others].map(pathOf) },
}))

const node = '^src/(build|server|commands|studio/server|offline/build|content)/|/node/'
const pure =
  '^src/(i18n|artwork|app/head|search/[^/]+$|pages/contact/mail|pages/dueDates/law|pages/statements/formats|pages/payments/(formats|checks))'

export const forbidden = [
  ...oneWay,
  {
    name: 'no-circles',
    comment: 'Two modules that need each other are one, or the third that both need is missing.',
    severity: 'error',
    // These two read each other's lines by turns.
    from: { path: '^src/', pathNot: '/mt940(Details|Numbered)\\.ts$' },
    to: { circular: true, viaOnly: atRunTime },
  },
  {
    name: 'node-at-build-alone',
    comment: 'Visitors’ code runs without Node.',
    severity: 'error',
    from: { path: '^src/', pathNot: node },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pure-without-react',
    comment: 'What calculates and reads needs neither React nor a page.',
    severity: 'error',
    from: { path: pure },
    to: { ...atRunTime, path: 'node_modules/(react|react-dom|@lingui/react|@tanstack/react-router)/' },
  },
  {
    name: 'ui-without-words',
    comment: 'Primitives take their words from those who use them.',
    severity: 'error',
    from: { path: '^src/components/(ui|styles)/' },
    to: { ...atRunTime, path: 'node_modules/(@lingui|@tanstack)/' },
  },
  {
    name: 'worker-on-its-own',
    comment: 'The service worker has neither a page nor the router.',
    severity: 'error',
    from: { path: '^src/offline/worker/' },
    to: { ...atRunTime, path: 'node_modules/(react|react-dom|@lingui|@tanstack)/' },
  },
]

export const options = {
  // TypeScript 7 has no parser in JavaScript; without this one every .ts file would be passed over in silence.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '\\.d\\.ts$' },
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js'],
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
  },
}

export default { forbidden, options }
