import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeProject, type Project } from './support/project.ts'

let project: Project
beforeEach(() => {
  project = makeProject()
})
afterEach(() => project.dispose())

const en = 'content/articles/beta/en.md'
const fr = 'content/articles/beta/fr.md'

describe('the fields of an article', () => {
  it.each([
    [
      'title: Two',
      'tilte: Two',
      [
        `${en}:2: field tilte: no such field; did you mean title?`,
        `${en}: field title: missing; write title: …`,
      ],
    ],
    [
      'topic: risk',
      'topic: risks',
      [`${en}:5: field topic: risks is none of treasury, risk, banking, cases; did you mean risk?`],
    ],
    [
      'topic: risk',
      'topic: risk\nauthor: Me',
      [
        `${en}:6: field author: no such field; the fields are title, summary, date, updated, topic, product, related, cover, coverAlt, case, sourceHash`,
      ],
    ],
    [
      'date: 2025-02-04',
      'date: 2025-02-30',
      [`${en}:4: field date: 2025-02-30 is no day of the calendar; write YYYY-MM-DD`],
    ],
    [
      'date: 2025-02-04',
      'date: 4 February',
      [`${en}:4: field date: 4 February is no day of the calendar; write YYYY-MM-DD`],
    ],
    [
      'summary: A second',
      'summary: Short.\n# A second',
      [`${en}:3: field summary: 6 characters; write 70 to 160`],
    ],
    [
      'product: /paiements',
      'product: /paiement',
      [`${en}:6: field product: /paiement: no such page; did you mean /paiements?`],
    ],
    ['product: /paiements', 'product: 7', [`${en}:6: field product: number found; write text`]],
    [
      'product: /paiements',
      'product: /paiements\nrelated: [a, b, c, d]',
      [`${en}:7: field related: more than three; keep three`],
    ],
    [
      'product: /paiements',
      'product: /paiements\nrelated: [alpha, alpha]',
      [`${en}:7: field related: names an article twice; take one out`],
    ],
    [
      'product: /paiements',
      'product: /paiements\ncover: { family: wav }',
      [
        `${en}:7: field cover.family: wav is none of rosette, wave, flow, pool, sphere, ledger, bars; did you mean wave?`,
      ],
    ],
    [
      'product: /paiements',
      'product: /paiements\ncover: { plat: mist }',
      [`${en}:7: field cover.plat: no such field; did you mean plate?`],
    ],
    [
      'topic: risk',
      'topic: [risk',
      [
        `${en}:6: YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; fix this line or the one before`,
      ],
    ],
    ['---\ntitle', 'title', [`${en}:1: no front matter; begin with ---, the fields, and --- again`]],
  ])('%j → %j', async (from, to, expected) => {
    project.edit(en, from, to)
    const faults = await project.faults()
    expect(faults).toEqual(expect.arrayContaining(expected))
    const others = faults.filter(fault => !expected.includes(fault))
    expect(
      others.filter(fault => !/in content\/articles\/beta\/fr\.md; make them the same$/.test(fault)),
    ).toEqual([])
  })

  it('an update before the date is a fault, and so is a heading in the same file', async () => {
    for (const file of [en, fr]) project.edit(file, 'topic: risk', 'updated: 2025-01-01\ntopic: risk')
    project.edit(en, '## Two', '#### Two')
    expect(await project.faults()).toEqual([
      `${en}:5: field updated: 2025-01-01 is before date 2025-02-04; write a later day or take it out`,
      `${en}:13: heading level 4 after level 1: a level is skipped; write ##`,
      `${fr}:5: field updated: 2025-01-01 is before date 2025-02-04; write a later day or take it out`,
    ])
  })

  it('an empty text is a fault', async () => {
    project.write(en, `${project.read(en).split('---\n\n')[0]}---\n`)
    expect(await project.faults()).toContain(`${en}:9: no text below the front matter; write it`)
  })
})

describe('reference rates', () => {
  const steps = (...days: string[]) =>
    `- id: ecb\n  source: https://example.org/\n  updated: 2025-01-02\n  steps:\n${days.map(day => `    - { from: ${day}, percent: 4 }\n`).join('')}`

  it.each([
    [['2024-01-01', '2024-07-01', '2025-01-01'], []],
    [
      ['2024-01-01', '2025-01-01'],
      ['content/rates.yml:4: field steps.0.from: after 2024-01-01 comes 2025-01-01; write 2024-07-01'],
    ],
    [
      ['2024-02-01'],
      ['content/rates.yml:4: field steps.0.from: 2024-02-01 begins no half-year; write 1 January or 1 July'],
    ],
  ])('%j', async (days, expected) => {
    project.write('content/rates.yml', steps(...days))
    const faults = await project.faults()
    expect(faults.filter(fault => fault.includes('steps'))).toEqual(expected)
  })
})

describe('records', () => {
  it.each([
    [
      'content/metrics.yml',
      'value: 40',
      'value: forty',
      'content/metrics.yml:6: field value: string found; write number',
    ],
    [
      'content/metrics.yml',
      'id: countries',
      'id: clients',
      'content/metrics.yml: duplicate id: clients; rename one',
    ],
    [
      'content/metrics.yml',
      'fr: pays, en',
      'en',
      'content/metrics.yml:8: field label.fr: missing; write fr: …',
    ],
    [
      'content/metrics.yml',
      'suffix: +',
      'sufix: +',
      'content/metrics.yml:7: field sufix: no such field; did you mean suffix?',
    ],
    ['content/site.yml', 'name: Exemple\n', '', 'content/site.yml:1: field name: missing; write name: …'],
    [
      'content/site.yml',
      'city: E',
      'town: E',
      'content/site.yml:7: field address.town: no such field; the fields are street, postalCode, city, country',
    ],
    [
      'content/site.yml',
      'featured: alpha',
      'featured: alfa',
      'content/site.yml:14: field featured: alfa: no such article; did you mean alpha?',
    ],
    [
      'content/site.yml',
      'featured: alpha',
      'featured: [alpha',
      'content/site.yml:15: YAML: Flow sequence in block collection must be sufficiently indented and end with a ]; fix this line or the one before',
    ],
    [
      'content/testimonials/one/en.yml',
      'quote: The',
      'quote: Good. #',
      'content/testimonials/one/en.yml:1: field quote: 1 words; write 20 to 40',
    ],
  ])('%s: %j → %j', async (file, from, to, expected) => {
    project.edit(file, from, to)
    expect(await project.faults()).toContain(expected)
  })
})

describe('all documents together', () => {
  it('a missing source language is named once, with the file to write', async () => {
    project.remove(fr)
    expect(await project.faults()).toContain(`content/articles/beta: source language missing; write ${fr}`)
  })

  it('a translation may still be missing, but not what leads to its headings', async () => {
    project.remove(en)
    expect(await project.faults()).toEqual([
      'content/articles/alpha/en.md:13: link to /blog-post-beta#two-signatures: no such heading on that page; link to the page, or to one of its headings',
    ])
  })

  it('fields that all languages share must agree', async () => {
    project.edit(en, 'date: 2025-02-04', 'date: 2025-02-05')
    project.edit(en, 'coverAlt', 'cover: { plate: ink }\ncoverAlt')
    expect(await project.faults()).toEqual([
      `${en}:4: field date: 2025-02-05 here, 2025-02-04 in ${fr}; make them the same`,
      `${en}:7: field cover: {plate:ink} here, {} in ${fr}; make them the same`,
    ])
  })

  it('related articles must exist, and be others', async () => {
    for (const file of [en, fr]) project.edit(file, 'topic: risk', 'topic: risk\nrelated: [alhpa, beta]')
    expect(await project.faults()).toEqual(
      [en, fr].flatMap(file => [
        `${file}:6: field related: alhpa: no such article; did you mean alpha?`,
        `${file}:6: field related: beta is the article itself; take it out`,
      ]),
    )
  })

  it.each([
    ['/blog-post-betta', 'no such article; did you mean /blog-post-beta?'],
    ['/contacts', 'no such page; did you mean /contact?'],
    ['/blog-post-beta#two-signature', `no such heading in ${en}; did you mean two-signatures?`],
    ['/contact#CIP', 'no such heading on that page; did you mean CPI?'],
    ['/privacy#your-right', 'no such heading in content/legal/privacy/en.md; did you mean your-rights?'],
    ['#one-balance', 'no such heading in this text; link to the page, or to one of its headings'],
    ['/nothing-like-it-here', 'no such page; write the bare address of one that exists'],
  ])('a link to %s is a fault: %s', async (href, text) => {
    project.edit('content/articles/alpha/en.md', '(/contact#CPI)', `(${href})`)
    expect(await project.faults()).toEqual([`content/articles/alpha/en.md:20: link to ${href}: ${text}`])
  })

  it.each(['/privacy#your-rights', '/', '/blog?page=2', '#one-balance-three-dates', '/blog-post-alpha'])(
    'a link to %s is none',
    async href => {
      project.edit('content/articles/alpha/en.md', '(/contact#CPI)', `(${href})`)
      expect(await project.faults()).toEqual([])
    },
  )

  it('stray files and folders are named', async () => {
    project.write('content/articles/beta/de.md', 'x')
    project.write('content/articles/beta/_draft.md', 'x')
    project.write('content/articles/Gamma_x/fr.md', project.read(fr))
    project.write('content/articles/Gamma_x/en.md', project.read(en))
    project.write('content/legal/privacyy/fr.md', project.read('content/legal/privacy/fr.md'))
    project.write('content/legal/privacyy/en.md', project.read('content/legal/privacy/en.md'))
    expect(await project.faults()).toEqual([
      'content/articles/Gamma_x: not an id; write lower-case letters, digits, - and &',
      'content/articles/beta/de.md: not read by anything; did you mean fr.md?',
      'content/legal/privacyy: /privacyy: no such page; did you mean /privacy?',
    ])
  })

  it('two ids that differ in case alone are one too many', async () => {
    for (const locale of ['fr', 'en']) {
      project.write(`content/articles/Beta/${locale}.md`, project.read(`content/articles/beta/${locale}.md`))
    }
    expect(await project.faults()).toContain(
      'content/articles/beta: duplicate id: Beta is there already; rename one',
    )
  })

  it('an empty collection is a fault, except legal documents', async () => {
    project.remove('content/legal')
    expect(await project.faults()).toEqual([])
    project.remove('content/testimonials')
    project.write('content/metrics.yml', '[]\n')
    expect(await project.faults()).toEqual([
      'content/metrics.yml: nothing found there; write the first',
      'content/testimonials: nothing found there; write the first',
    ])
  })

  it('the site must be described', async () => {
    project.remove('content/site.yml')
    await expect(project.build()).rejects.toThrow('content/site.yml: no such file')
  })
})
