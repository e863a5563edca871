type Piece = { before: Buffer; name: string }

/** A template cut at its places, in their order, and what follows the last. */
type Cut = { pieces: Piece[]; end: Buffer }

/** Templates are few, and each is filled thousands of times. */
const known = new Map<string, Cut>()

function cut(template: string, places: Readonly<Record<string, string | RegExp>>): Cut {
  const found = Object.entries(places)
    .map(([name, place]) => {
      const start = template.search(place)
      const length = typeof place === 'string' ? place.length : (place.exec(template)?.[0].length ?? 0)
      return { name, start, end: start + length }
    })
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start)
  const pieces = found.map(({ name, start }, index) => ({
    name,
    before: Buffer.from(template.slice(found[index - 1]?.end ?? 0, start)),
  }))
  return { pieces, end: Buffer.from(template.slice(found.at(-1)?.end ?? 0)) }
}

const bytesOf = (contents: string | Buffer) =>
  typeof contents === 'string' ? Buffer.from(contents) : contents

/**
 * Puts contents into a template, each in its place; only what is empty needs none. Gives bytes, and takes them: what
 * stands in several pages need be turned into them only once.
 */
export function fill<Name extends string>(
  template: string,
  places: Readonly<Record<Name, string | RegExp>>,
  contents: Readonly<Record<Name, string | Buffer>>,
): Buffer {
  const { pieces, end } = known.get(template) ?? cut(template, places)
  known.set(template, { pieces, end })
  const there = new Set(pieces.map(({ name }) => name))
  for (const name of Object.keys(places) as Name[]) {
    if (!there.has(name) && contents[name].length > 0)
      throw new Error(`index.html: there is no ${places[name]} to fill`)
  }
  return Buffer.concat([
    ...pieces.flatMap(({ before, name }) => [before, bytesOf(contents[name as Name])]),
    end,
  ])
}
