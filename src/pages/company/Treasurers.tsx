import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'

/** Who speaks to whom: the question that each reader comes with, and the page that answers it. */
export function Treasurers() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="treasurers"
      title={t`Des trésoriers parlent à des trésoriers.`}
      lead={t`Ceux qui vous répondent connaissent la date de valeur, l’heure limite et le lot bloqué un vendredi à 16 heures. Vous n’aurez pas à traduire votre question, seulement à la poser.`}
      space="normal"
    >
      <FactList
        items={[
          {
            term: t({ message: `Trésorier`, comment: 'a reader of the page, by trade' }),
            detail: (
              <Trans>
                Combien avons-nous à neuf heures, et quelle société faut-il couvrir ? La réponse tient dans{' '}
                <Link to="/tresorerie">la position et ses prévisions</Link>.
              </Trans>
            ),
          },
          {
            term: t({ message: `Direction financière`, comment: 'a reader of the page, by trade' }),
            detail: (
              <Trans>
                Qui peut engager quel montant, et qui l’a fait ? Voyez{' '}
                <Link to="/paiements">le circuit de signature</Link> et{' '}
                <Link to="/pouvoirs-bancaires">le registre des pouvoirs</Link>.
              </Trans>
            ),
          },
          {
            term: t({ message: `Comptabilité`, comment: 'a reader of the page, by trade' }),
            detail: (
              <Trans>
                Quelles lignes restent ouvertes avant la clôture ? C’est l’objet du{' '}
                <Link to="/rapprochement-comptable">rapprochement comptable</Link>.
              </Trans>
            ),
          },
          {
            term: t({ message: `Informatique`, comment: 'a reader of the page, by trade' }),
            detail: (
              <Trans>
                Quel canal, quelle clé, quel format, et qui est prévenu quand un fichier manque ? Commencez
                par <Link to="/connectivite">la connectivité</Link>.
              </Trans>
            ),
          },
        ]}
      />
    </SplitSection>
  )
}
