import { useLingui } from '@lingui/react/macro'
import { PageIntro } from '../../../components/section/PageIntro.tsx'

/** What the calculator gives. */
export function Intro() {
  const { t } = useLingui()
  return (
    <PageIntro
      page="/outils/echeances"
      title={t`Quand la facture est due, ce que le retard coûte.`}
      lead={t`Une date, un montant, un délai : l’échéance et l’article qui la fixe, puis les intérêts semestre par semestre. Le calcul se fait dans votre navigateur ; rien n’est envoyé.`}
      demo={false}
    />
  )
}
