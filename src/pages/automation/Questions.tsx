import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What treasurers ask before a routine runs without them. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Avant de lancer la première règle.`}
      items={[
        {
          question: t`Par quelle tâche commencer ?`,
          answer: (
            <Trans>
              Par la relève des comptes : tout le reste en dépend, elle ne touche à aucun paiement, et son
              résultat se vérifie chaque matin, neuf comptes attendus, neuf relevés reçus. Le{' '}
              <Link to="/rapprochement-comptable">rapprochement</Link> vient ensuite, règles 1/1 d’abord, puis
              l’<Link to="/export-comptable">export comptable</Link>.
            </Trans>
          ),
        },
        {
          question: t`Que se passe-t-il si la banque n’envoie rien ?`,
          answer: t`Le silence compte comme un événement. La relève est rejouée, puis l’alerte part vers une personne nommée. Une position établie sans ce relevé doit le dire : un solde d’hier présenté comme celui du jour est pire qu’un solde manquant.`,
        },
        {
          question: t`Qui répond d’une règle automatique ?`,
          answer: t`Son propriétaire, nommé, et non l’informatique en général. La règle porte une date de revue, et la changer demande une seconde personne. Une règle sans propriétaire est un utilisateur que nul ne contrôle.`,
        },
        {
          question: t`Faut-il viser 100 % de traitement de bout en bout ?`,
          answer: t`Non. Un contrôle qui n’arrête jamais rien ne contrôle rien. Visez les arrêts évitables, un par un : RIB incomplet, libellé sans référence, échéance absente.`,
        },
        {
          question: t`Qu’apporte la facture électronique ?`,
          answer: t`Des échéances structurées, lues dans un champ au lieu d’être saisies. En France, toutes les entreprises doivent pouvoir la recevoir à compter du 1er septembre 2026 ; les PME et les microentreprises l’émettent à compter du 1er septembre 2027.`,
        },
      ]}
    />
  )
}
