import { useLingui } from '@lingui/react/macro'
import payUrl from '#engraved/pay.svg?url'
import payDarkUrl from '#engraved/pay-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/Window.tsx'
import { today, waiting } from '../cast.ts'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { BatchDetail } from './BatchDetail.tsx'
import * as styles from './SigningScene.css.ts'
import { WaitingList } from './WaitingList.tsx'

/** What waits for a signature, and the batch that is open: its transfers, its checks, its two signatories. */
export function SigningScene() {
  const { t } = useLingui()
  const { day } = useFormat()
  const count = waiting.length
  const title = (
    <>
      {t`Paiements à signer`}{' '}
      <small className={styles.date}>{day(today, { weekday: 'long', day: 'numeric', month: 'long' })}</small>
    </>
  )
  return (
    <Scene
      label={t`Le parapheur : quatre paiements attendent, et le lot SEPA 2291 est ouvert, ses coordonnées bancaires vérifiées, une signature donnée sur deux.`}
    >
      <Plate tone="blush" engraving={{ light: payUrl, dark: payDarkUrl }} tall priority>
        <div className={styles.window}>
          <Window title={title} aside={<Tag tone="waiting">{t`${count} en attente`}</Tag>}>
            <div className={styles.columns}>
              <WaitingList />
              <BatchDetail />
            </div>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}
