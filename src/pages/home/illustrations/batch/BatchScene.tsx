import { useLingui } from '@lingui/react/macro'
import { batch, officerThreshold, signed } from '../../../../components/illustrations/cast.ts'
import { Decision } from '../../../../components/illustrations/parts/Decision.tsx'
import * as ink from '../../../../components/illustrations/parts/ink.css.ts'
import { Signature } from '../../../../components/illustrations/parts/Signature.tsx'
import { Total } from '../../../../components/illustrations/parts/Total.tsx'
import { useFormat } from '../../../../components/illustrations/parts/useFormat.ts'
import { Tag } from '../../../../components/ui/Tag.tsx'
import { Window } from '../../../../components/ui/window/Window.tsx'
import { WindowFoot } from '../../../../components/ui/window/WindowFoot.tsx'
import { WindowRow } from '../../../../components/ui/window/WindowRow.tsx'
import * as styles from './BatchScene.css.ts'
import * as signatureBoxesStyles from './SignatureBoxes.css.ts'

/** One box for each signature the batch needs, empty as long as it is awaited. */
function SignatureBoxes() {
  const { t } = useLingui()
  const [first, second] = batch.signatures
  const at = first?.at
  return (
    <div className={signatureBoxesStyles.boxes}>
      <div className={signatureBoxesStyles.box}>
        <b>{first?.person.name}</b>
        <small>
          {t({ message: `Trésorière, ${at}`, comment: 'a woman’s role, and when she signed in the morning' })}
        </small>
        <Signature />
      </div>
      <div className={signatureBoxesStyles.awaited}>
        <b>{second?.person.name}</b>
        <small>{t({ message: `Directeur financier`, comment: 'a man’s role' })}</small>
      </div>
    </div>
  )
}

/** The window of a payment batch that lacks its second signature. */
export function BatchScene() {
  const { t } = useLingui()
  const { money, number, day } = useFormat()
  const { digest, number: name, signatures, transfers } = batch
  const execution = day(batch.execution)
  const needed = signatures.length
  const millions = number(officerThreshold / 1e6)
  return (
    <Window
      title={t`Lot SEPA ${name}`}
      aside={<Tag tone="waiting">{t`${signed} signature sur ${needed}`}</Tag>}
    >
      <div className={styles.total}>
        <Total
          label={t`${transfers} virements fournisseurs, exécution ${execution}`}
          amount={money(batch.total)}
        />
      </div>
      <div className={styles.checks}>
        <WindowRow end={<span className={ink.positive}>{`${transfers} / ${transfers}`}</span>}>
          <span>{t`Coordonnées bancaires contrôlées`}</span>
        </WindowRow>
        <WindowRow end={t({ message: `au-delà de ${millions} M€`, comment: 'the signing tier of a batch' })}>
          <span>
            {t({ message: `Palier appliqué`, comment: 'the signing tier of a batch, by its amount' })}
          </span>
        </WindowRow>
      </div>
      <SignatureBoxes />
      <WindowFoot end={<Decision>{t`Signer le lot`}</Decision>}>
        <span className={ink.soft}>
          {t({ message: `Empreinte ${digest}`, comment: 'the digest (hash) of a payment file' })}
        </span>
      </WindowFoot>
    </Window>
  )
}
