import { useLingui } from '@lingui/react/macro'
import { PageIntro } from '../../../components/section/PageIntro.tsx'

/** What the reader gives. */
export function Intro() {
  const { t } = useLingui()
  return (
    <PageIntro
      page="/outils/lecteur-releves"
      title={t`Un relevé bancaire, enfin lisible.`}
      lead={t`MT940, camt.053 ou CFONB120 : déposez le fichier. Soldes, mouvements et frais s’affichent, et l’outil vérifie que l’ouverture plus les mouvements donne la clôture. Le fichier reste sur votre appareil.`}
      demo={false}
    />
  )
}
