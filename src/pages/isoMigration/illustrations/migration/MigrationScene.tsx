import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-2.svg?url'
import mistDarkUrl from '#engraved/mist-2-dark.svg?url'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import * as styles from './MigrationScene.css.ts'
import { type Mt101Line, mt101, pain001, transfer, type XmlLine } from './messages.ts'

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
const NewMessage = ({ lines }: { lines: readonly XmlLine[] }) => (
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

/** The request for transfer as the bank was sent it before; phones keep the payee alone. */
const OldMessage = ({ lines }: { lines: readonly Mt101Line[] }) => (
  <div className={styles.message}>
    {lines.map(({ tag, text, creditor, address }) => (
      <p key={(tag ?? '') + text} className={creditor ? undefined : styles.spare}>
        <i>{tag}</i>
        {address ? <u>{text}</u> : text}
      </p>
    ))}
  </div>
)

const before = mt101(transfer)
const after = pain001(transfer)

/** One transfer in two messages: what was one free line of an address has become a town and a country. */
export function MigrationScene() {
  const { t } = useLingui()
  const count = before.filter(({ tag }) => tag).length
  return (
    <Scene
      label={t`Un même virement écrit en MT101 puis en XML : la ville et le pays du bénéficiaire, une seule ligne libre auparavant, ont chacun leur balise.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window
            title={t({ message: `MT101 vers pain.001.001.09`, comment: 'two message formats: from, to' })}
            aside={
              <Tag tone="neutral">
                {t({ message: `${count} champs`, comment: 'number of fields that both messages carry' })}
              </Tag>
            }
          >
            <div className={styles.messages}>
              <OldMessage lines={before} />
              <NewMessage lines={after} />
            </div>
            <WindowFoot>
              <span className={ink.soft}>
                {t({
                  message: `Adresse structurée : ville et pays, une balise chacun`,
                  comment: 'the payee’s town and country each have an XML element of their own',
                })}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}
