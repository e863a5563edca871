import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-1.svg?url'
import blushDarkUrl from '#engraved/blush-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { today } from '../cast.ts'
import * as ink from '../parts/ink.css.ts'
import { Scene } from '../parts/Scene.tsx'
import { useFormat } from '../parts/useFormat.ts'
import { Bars } from './Bars.tsx'
import { Names } from './Names.tsx'
import { account, findAlert } from './projection.ts'
import * as styles from './ScheduleScene.css.ts'

const alert = findAlert(account)

/** Debts, an investment and current accounts on one calendar, and the day on which a bank account runs low. */
export function ScheduleScene() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { bank, currency } = account
  const now = day(today)
  const date = day(alert?.day ?? today).replace(' ', '\u00a0')
  const balance = number(alert?.balance ?? 0)
  const threshold = number(account.threshold)
  return (
    <Scene
      label={t`Un échéancier de liquidité sur cinq mois, trois dettes, un placement et les comptes courants : le ${date}, un compte de ${bank} passera sous son seuil.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <Window title={t`Échéancier de liquidité`} aside={<Tag tone="neutral">{t`au ${now}`}</Tag>}>
            <div className={styles.schedule}>
              <Names />
              <Bars alert={alert?.day ?? today} />
            </div>
            <WindowFoot>
              <span className={ink.soft}>
                {t`${bank} : ${balance} ${currency} projetés le ${date}, sous le seuil de ${threshold} ${currency}`}
              </span>
            </WindowFoot>
          </Window>
        </div>
      </Plate>
    </Scene>
  )
}
