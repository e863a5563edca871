import { useLingui } from '@lingui/react/macro'
import { PageIntro } from '../../components/section/PageIntro.tsx'

/** The overview's heading and what it counts. */
export function OverviewIntro() {
  const { t } = useLingui()
  return (
    <PageIntro
      page="/solution"
      title={t`Tout ce qui touche à vos comptes.`}
      lead={t`Huit modules et cinq services sur un seul référentiel de banques, de tiers et de droits. Commencez par celui qui vous manque.`}
      demo={false}
    />
  )
}
