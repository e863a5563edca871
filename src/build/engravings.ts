import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { glyphSprite } from '../artwork/glyphs.ts'
import { map } from '../artwork/map.ts'
import { icon, shapeIcon, shortcutIcon } from '../artwork/mark.ts'
import { blush1, blush2, contact, hero, mist1, mist2, pay } from '../artwork/ornaments/bands.ts'
import { certificate } from '../artwork/ornaments/certificate.ts'
import { close, seal } from '../artwork/ornaments/rosettes.ts'
import { unfinished } from '../artwork/ornaments/unfinished.ts'

const single = { hero, close, map, glyphs: glyphSprite }

const twins = {
  'blush-1': blush1,
  'blush-2': blush2,
  'mist-1': mist1,
  'mist-2': mist2,
  pay,
  contact,
  cert: certificate,
  seal,
  unfinished,
}

const icons = [
  // Browsers redraw the tab icon on every navigation; an SVG would take 10 ms of a phone's main thread each time.
  { name: 'icon-96.png', size: 96, svg: icon('round') },
  { name: 'icon-180.png', size: 180, svg: icon('full') },
  { name: 'icon-192.png', size: 192, svg: icon('round') },
  { name: 'icon-512.png', size: 512, svg: icon('round') },
  { name: 'icon-maskable-512.png', size: 512, svg: icon('full') },
  { name: 'icon-monochrome-512.png', size: 512, svg: shapeIcon() },
  { name: 'icon-blog-96.png', size: 96, svg: shortcutIcon('blog') },
  { name: 'icon-contact-96.png', size: 96, svg: shortcutIcon('contact') },
]

/** Draws every external engraving and icon: file name → contents. */
export async function engravings(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const add = (name: string, svg: string) => files.set(`${name}.svg`, Buffer.from(svg))
  for (const [name, draw] of Object.entries(single)) add(name, draw('light'))
  for (const [name, draw] of Object.entries(twins)) {
    add(name, draw('light'))
    add(`${name}-dark`, draw('dark'))
  }
  for (const { name, size, svg } of icons) {
    const drawing = sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    files.set(name, await drawing.resize(size, size).png({ palette: true }).toBuffer())
  }
  return files
}

/**
 * Writes the engravings into a folder and returns their names. Unchanged files are not touched, so that watchers stay
 * quiet.
 */
export async function writeEngravings(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true })
  const files = await engravings()
  for (const [name, contents] of files) {
    const path = join(outDir, name)
    const before = await readFile(path).catch(() => undefined)
    if (!before?.equals(contents)) await writeFile(path, contents)
  }
  return [...files.keys()]
}

if (import.meta.main) {
  const names = await writeEngravings('.engraved')
  // A build tells of its steps itself.
  if (!process.send) console.info(`${names.length} engravings in .engraved`)
}
