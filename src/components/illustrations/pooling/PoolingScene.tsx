import { useLingui } from '@lingui/react/macro'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Window } from '../../ui/window/Window.tsx'
import { pool, today } from '../cast.ts'
import { Scene } from '../parts/Scene.tsx'
import { cents, useFormat } from '../parts/useFormat.ts'
import { drawFlows } from './flows.ts'
import * as styles from './PoolingScene.css.ts'

const flows = drawFlows(pool.companies.map(({ balance }) => balance))

type PoolingSceneProps = {
  /** Tall beside a list of its own height, where it is seen first, or as high as the picture of a page. */
  size?: 'tall' | 'page'
}

/** A cash pool after its daily sweep: four companies and the header account that holds their sum. */
export function PoolingScene({ size = 'tall' }: PoolingSceneProps) {
  const { t } = useLingui()
  const { money, number, day } = useFormat()
  const date = day(today)
  const names = {
    logistics: t({ message: `Logistique`, comment: 'a company of the group, by its trade' }),
    trading: t({ message: `Négoce`, comment: 'a company of the group, by its trade' }),
    canada: t({ message: `Canada`, comment: 'a company of the group, by its country' }),
    services: t({ message: `Services`, comment: 'a company of the group, by its trade' }),
  }
  return (
    <Scene
      label={t`Un cash pooling à solde zéro : les soldes de quatre sociétés remontent au compte pivot, qui couvre le découvert de l’une d’elles.`}
    >
      <Plate
        tone="mist"
        engraving={{ light: mistUrl, dark: mistDarkUrl }}
        size={size}
        priority={size === 'tall'}
      >
        <Window
          title={t`Cash pooling ZBA, ${date}`}
          aside={
            <Tag tone="neutral">
              {t({ message: `Centralisé à 17 h 30`, comment: 'the time of the daily sweep, half past five' })}
            </Tag>
          }
        >
          <div className={styles.pool}>
            <p className={styles.header}>
              <b>{t`Compte pivot`}</b>
              <span>{money(pool.header)}</span>
            </p>
            <svg
              className={styles.flows}
              aria-hidden="true"
              viewBox={flows.viewBox}
              preserveAspectRatio="none"
            >
              {pool.companies.map(({ name, balance }, index) => (
                <path
                  key={name}
                  className={balance < 0 ? styles.deficit : undefined}
                  d={flows.paths[index]}
                />
              ))}
            </svg>
            <div className={styles.companies}>
              {pool.companies.map(({ name, balance }) => (
                <p key={name} className={balance < 0 ? styles.short : styles.company}>
                  <b>{names[name]}</b>
                  <span>{number(balance, cents)}</span>
                </p>
              ))}
            </div>
          </div>
        </Window>
      </Plate>
    </Scene>
  )
}
