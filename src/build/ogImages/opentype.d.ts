/** The part of opentype.js that is used here; it has no types of its own. */
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
    /** 0 for a character that the font lacks. */
    charToGlyphIndex(letter: string): number
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
