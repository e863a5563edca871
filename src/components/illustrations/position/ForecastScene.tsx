import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-2.svg?url'
import blushDarkUrl from '#engraved/blush-2-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Scene } from '../parts/Scene.tsx'
import { drawForecast } from './chart.ts'
import * as styles from './ForecastScene.css.ts'
import { forecast } from './forecast.ts'
import { PositionScene } from './PositionScene.tsx'

const { low } = drawForecast(forecast)

/** The group's position and its thirteen weeks alone, as the picture of a page. */
export function ForecastScene() {
  const { t } = useLingui()
  const week = low?.week
  return (
    <Scene
      label={t`La position de trésorerie d’un groupe et ses flux sur treize semaines : elle passera sous son seuil en semaine ${week}.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }} size="page" priority>
        <div className={styles.window}>
          <PositionScene listed={false} />
        </div>
      </Plate>
    </Scene>
  )
}
