import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const project = join(import.meta.dirname, '../../..')
const systemNode = ['/usr/bin/node', '/usr/local/bin/node'].find(path => existsSync(path))

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'balancier-setup-'))
  mkdirSync(join(root, 'node_modules'))
  const served = ['src/server', 'src/build/hosting', 'src/build/policy']
  for (const folder of [...served, 'src/i18n', 'src/content', 'src/pages/contact/mail', 'src/app/head'])
    cpSync(join(project, folder), join(root, folder), { recursive: true })
  cpSync(join(project, 'src/commands/checkSetup.cjs'), join(root, 'src/commands/checkSetup.cjs'))
  writeFileSync(join(root, 'package.json'), readFileSync(join(project, 'package.json')))
})
afterEach(() => rmSync(root, { recursive: true }))

const install = (...names: string[]) => {
  for (const name of names) symlinkSync(join(project, 'node_modules', name), join(root, 'node_modules', name))
}

/** Runs a script of package.json as npm does; gives its exit code and all it printed. */
function run(name: 'start' | 'build' | 'dev' | 'check', node = process.execPath): [number | null, string] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [first = '', ...args] = String(scripts[name]).split(' && ')[0]?.split(' ') ?? []
  expect(first).toBe('node')
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    encoding: 'utf8',
  })
  return [status, stdout + stderr]
}

const names = ['start', 'build', 'dev', 'check'] as const

describe('a sentence says what to do, without a trace,', () => {
  it.each(names)('when nothing is installed: npm run %s', name => {
    expect(run(name)).toEqual([1, 'Nothing is installed yet: run npm ci.\n'])
  })

  it.each(['build', 'dev', 'check'] as const)(
    'when the packages for building are missing, as after NODE_ENV=production npm ci: npm run %s',
    name => {
      install('fresh', 'negotiator')
      expect(run(name)).toEqual([
        1,
        'The packages that build the site are not installed: run npm ci --include=dev (NODE_ENV=production leaves them out).\n',
      ])
    },
  )

  it('when they are missing and there is nothing to serve: npm start', () => {
    install('fresh', 'negotiator')
    expect(run('start')).toEqual([
      1,
      'The site is not built, and the packages that build it are not installed: run npm ci --include=dev (NODE_ENV=production leaves them out).\n',
    ])
  })

  const version = systemNode ? execFileSync(systemNode, ['--version'], { encoding: 'utf8' }).trim() : ''
  describe.skipIf(!/^v(1\d|2[0-3])\./.test(version))('when Node is too old', () => {
    it.each(names)('npm run %s', name => {
      install('fresh', 'vite')
      expect(run(name, systemNode)).toEqual([
        1,
        `Node ${version.slice(1)} is too old: run npm ci --include=dev --ignore-scripts=false, which brings the Node of the project, or install Node 24.2 or newer.\n`,
      ])
    })
  })
})

it('every checkout has the line endings that the linter asks for', () => {
  const clone = join(root, 'clone')
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
  mkdirSync(clone)
  git('init', '-q', clone)
  const inClone = (...args: string[]) => git('-C', clone, '-c', 'core.autocrlf=true', ...args)
  for (const file of ['.gitattributes', 'src/commands/checkSetup.cjs', 'README.md'])
    cpSync(join(project, file), join(clone, file))
  inClone('add', '-A')
  inClone('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x')
  rmSync(join(clone, 'README.md'))
  inClone('checkout', '--', '.')
  expect(readFileSync(join(clone, 'README.md'), 'utf8')).not.toContain('\r')
})
