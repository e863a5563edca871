import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What is asked before a migration. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Ce que demande l’équipe projet.`}
      items={[
        {
          question: t`Nos relevés MT940 ont-ils été coupés le 22 novembre 2025 ?`,
          answer: (
            <Trans>
              Non. Cette date visait les instructions de paiement entre banques. Chaque banque décide de ses
              relevés ; en Allemagne, le passage à la version 08 des camt a commencé en novembre 2025. La
              plateforme lit <Link to="/releves-bancaires">MT940, camt.053 et CFONB120</Link> côte à côte,
              donc rien n’oblige à tout changer le même jour.
            </Trans>
          ),
        },
        {
          question: t`Faut-il une adresse entièrement structurée ?`,
          answer: t`Non, l’adresse hybride reste admise : ville et pays dans leurs balises, le reste dans deux lignes AdrLine de 70 caractères au plus. Seule l’adresse tout en lignes libres est refusée.`,
        },
        {
          question: t`Peut-on encore envoyer du pain.001.001.03 ?`,
          answer: t`Beaucoup de banques acceptent aujourd’hui les versions .03 et .09, chacune selon son calendrier : posez la question par écrit. La .03 n’a de champ ni pour l’UETR ni pour le LEI.`,
        },
        {
          question: t`Que deviennent les accents ?`,
          answer: t`SEPA repose sur le jeu latin de base ; les accents passent par accord avec la banque. Sans accord écrit, Orléans s’envoie ORLEANS, et le nom doit rester reconnaissable pour la vérification du bénéficiaire.`,
        },
        {
          question: t`Qui peut modifier une adresse pendant la reprise ?`,
          answer: t`Les personnes dont le rôle le permet, entité par entité. La règle des quatre yeux vaut aussi pour le paramétrage : tout changement attend la validation d’une seconde personne.`,
        },
      ]}
    />
  )
}
