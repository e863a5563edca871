import { useLingui } from '@lingui/react/macro'
import { PageIntro } from '../../../components/section/PageIntro.tsx'

/** What the checker gives. */
export function Intro() {
  const { t } = useLingui()
  return (
    <PageIntro
      page="/outils/verificateur-paiements"
      title={t`Ce que la banque refuserait, avant elle.`}
      lead={t`Déposez un fichier de virements (pain.001) ou de prélèvements (pain.008) : l’outil dit s’il passerait, sinon à quelle ligne il bute, ce que la banque en ferait et quoi écrire. Le fichier reste sur votre appareil.`}
      demo={false}
    />
  )
}
