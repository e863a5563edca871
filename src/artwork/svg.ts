type Attributes = Readonly<Record<string, string | number | undefined>>

interface Sheet {
  /** Size in CSS pixels. */
  width: number
  height: number
  /** User units in a pixel: external engravings use 4, so that whole numbers are precise enough. */
  scale?: number
  attributes?: Attributes
}

/**
 * Writes one SVG element; attributes that are undefined are left out and values are not escaped.
 *
 * @example element('circle', { r: 2, fill: undefined }) // '<circle r="2"/>'
 */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = `<${name}`
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined)
      open += ` ${key}="${typeof value === 'number' ? Number(value.toFixed(2)) : value}"`
  }
  return children.length ? `${open}>${children.join('')}</${name}>` : `${open}/>`
}

/** Wraps elements in a standalone SVG document without fill. */
export function sheet(
  { width, height, scale = 1, attributes }: Sheet,
  ...children: readonly string[]
): string {
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width * scale} ${height * scale}`,
    fill: 'none',
    ...attributes,
  }
  return element('svg', frame, ...children)
}
