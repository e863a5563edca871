import { useLingui } from '@lingui/react/macro'
import blushUrl from '#engraved/blush-1.svg?url'
import blushDarkUrl from '#engraved/blush-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { Scene } from '../parts/Scene.tsx'
import { Batches } from './Batches.tsx'
import { Tiers } from './Tiers.tsx'

/** The approval workflow of a company: who signs up to what amount, and where its latest batches are. */
export function CircuitScene() {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Un circuit de validation à trois paliers, et quatre lots : trois sont transmis aux banques, le plus gros attend sa seconde signature.`}
    >
      <Plate tone="blush" engraving={{ light: blushUrl, dark: blushDarkUrl }}>
        <Window
          title={t`Circuit de validation`}
          aside={
            <Tag tone="neutral">{t({ message: `Arvenne Logistique`, comment: 'a fictional company' })}</Tag>
          }
        >
          <Tiers />
          <Batches />
        </Window>
      </Plate>
    </Scene>
  )
}
