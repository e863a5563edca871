/** What we use of opentype.js, which brings no types of its own. */
declare module 'opentype.js' {
  export interface Path {
    commands: ({ type: string } & Record<string, number | string>)[]
  }
  export interface Glyph {
    advanceWidth: number
    getPath(x: number, y: number, size: number): Path
  }
  export interface Font {
    unitsPerEm: number
    ascender: number
    descender: number
    charToGlyph(letter: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
