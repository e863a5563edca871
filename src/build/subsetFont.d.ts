/** What we use of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      keepFeatures: readonly string[]
      variationAxes: Record<string, { min: number; max: number }>
    },
  ): Promise<Buffer>
}
