/** The part of subset-font that is used here; it has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      keepFeatures?: readonly string[]
      variationAxes?: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}
