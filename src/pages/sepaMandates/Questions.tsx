import { useLingui } from '@lingui/react/macro'
import { Faq } from '../../components/section/Faq.tsx'

/** What creditors ask about mandates. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de créanciers.`}
      items={[
        {
          question: t`Que faire d’un mandat caduc ?`,
          answer: t`En faire signer un autre, avec une nouvelle RUM. Relevez chaque trimestre les mandats sans prélèvement depuis 30 mois : il en reste six pour joindre le débiteur, et l’échéancier dit lesquels serviront encore.`,
        },
        {
          question: t`Le débiteur change de banque : faut-il un nouveau mandat ?`,
          answer: t`Non, le mandat demeure, avec sa RUM. Contrôlez le nouvel IBAN comme celui d’un fournisseur, une personne pour la saisie, une autre pour la validation, puis signalez la modification dans le pain.008 suivant.`,
        },
        {
          question: t`Core ou B2B ?`,
          answer: t`Core convient à tout débiteur, et laisse huit semaines pour un remboursement sans motif. B2B exclut les consommateurs et ce remboursement ; en échange, la banque du débiteur vérifie le mandat avant de payer, et un retour arrive sous trois jours ouvrés.`,
        },
        {
          question: t`Quand prévenir le débiteur ?`,
          answer: t`Au moins 14 jours civils avant l’échéance, sauf autre accord : le 22 août pour un prélèvement du 5 septembre. Entre banques, la remise circule au plus tard la veille ; l’heure limite de la vôtre tombe plus tôt.`,
        },
        {
          question: t`Un mandat SEPA sert-il hors d’Europe ?`,
          answer: t`Non : il ne vaut que pour des prélèvements en euros dans la zone SEPA. Le débit préautorisé au Canada et le débit ACH aux États-Unis reposent sur d’autres accords.`,
        },
      ]}
    />
  )
}
