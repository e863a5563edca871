import * as styles from './Message.css.ts'
import type { XmlLine } from './pain001.ts'

const opening = (names: readonly string[]) => names.map(name => `<${name}>`).join('')
const closing = (names: readonly string[]) =>
  names
    .map(name => `</${name}>`)
    .toReversed()
    .join('')

const lookOf = ({ indent, wrappers, open = '', text }: XmlLine) => {
  if (/TwnNm|Ctry/.test(open)) return styles.gained
  const around = (indent === 0 && text) || wrappers.includes('RmtInf')
  return around ? styles.spare : undefined
}

/** The same request in XML; what the address has gained is marked. Phones leave out wrappers, header and reference. */
export const NewMessage = ({ lines }: { lines: readonly XmlLine[] }) => (
  <div className={styles.message}>
    {lines.map(line => {
      const { indent, wrappers, open = '', text = '', close = '' } = line
      return (
        <p key={open + text + close} className={lookOf(line)}>
          {'\t'.repeat(indent)}
          {wrappers.length > 0 && <small>{opening(wrappers)}</small>}
          <i>{open}</i>
          {text}
          <i>{close}</i>
          {wrappers.length > 0 && <small>{closing(wrappers)}</small>}
        </p>
      )
    })}
  </div>
)
