import { expect, test } from 'vitest'
import { isLitter } from '../../../src/content/litterFiles.ts'

test.each([
  ...['.DS_Store', '._fr.md', 'Thumbs.db', 'thumbs.db', 'ehthumbs.db', 'Desktop.ini', 'Icon\r'],
  ...['.#fr.md', '#fr.md#', 'fr.md~', '.fr.md.swp', '.fr.md.swo', '.~lock.fr.md#', '~$fr.docx'],
  ...['4913', 'home.po.orig', 'home.po.rej', 'home.po.bak', '._home.po', '.#home.po'],
])('%j was left behind by a system or an editor', name => {
  expect(isLitter(name)).toBe(true)
})

test.each(['fr.md', 'home.po', 'site.yml', '_draft.md', '.gitkeep', 'icon.svg', 'a#b.md', 'swp.md', 'bak'])(
  '%j is a file of the project',
  name => {
    expect(isLitter(name)).toBe(false)
  },
)
