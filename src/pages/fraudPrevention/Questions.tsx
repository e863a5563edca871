import { Trans, useLingui } from '@lingui/react/macro'
import { Faq } from '../../components/section/Faq.tsx'

/** What internal auditors ask about fraud. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Ce que demandent les auditeurs.`}
      items={[
        {
          question: t`Notre banque vérifie déjà les noms. À quoi bon contrôler ?`,
          answer: (
            <Trans>
              La vérification compare un nom à un compte ; elle ne dit rien de la facture ni de l’honnêteté du
              titulaire. Une entreprise peut en outre y renoncer pour ses remises groupées, et pour elles
              seulement, comme le précise{' '}
              <a
                href="https://www.europeanpaymentscouncil.eu/faq/verification-payee-scheme/rulebook/clarifications-about-provision-vop-services-bulk-files"
                target="_blank"
                rel="noopener"
              >
                le Conseil européen des paiements
              </a>
              . Le contrôle du tiers reste donc chez vous.
            </Trans>
          ),
        },
        {
          question: t`Le virement frauduleux est parti. Qui supporte la perte ?`,
          answer: t`En droit français, un ordre exécuté sur l’IBAN indiqué est réputé bien exécuté (art. L. 133-21 du code monétaire et financier) : la perte revient en principe à qui a donné l’IBAN, sauf si la banque a manqué à la vérification du bénéficiaire. Si un système d’information a été attaqué, l’assurance ne joue que sur plainte déposée dans les 72 heures (art. L. 12-10-1 du code des assurances). Soumettez votre cas à un conseil.`,
        },
        {
          question: t`Le second signataire est en congé. Le lot part-il quand même ?`,
          answer: t`Non : il attend la seconde signature que le palier exige. Désignez un suppléant avant l’absence ; l’inscrire dans le circuit modifie le paramétrage, donc une autre personne le valide. Fixez une date de fin : une délégation perpétuelle rouvre la brèche.`,
        },
        {
          question: t`Combien coûte un contre-appel systématique ?`,
          answer: t`Exemple : 18 changements d’IBAN par mois, 12 minutes chacun, font 216 minutes, soit 3,6 heures. À 60 € de l’heure, 216 € par mois et 2 592 € par an. Une seule facture détournée de 95 000 € paierait ces appels pendant plus de 36 ans.`,
        },
      ]}
    />
  )
}
