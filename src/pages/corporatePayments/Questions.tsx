import { Trans, useLingui } from '@lingui/react/macro'
import { tiers, waiting } from '../../components/illustrations/cast.ts'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What a buyer asks about payments. */
export function Questions() {
  const { t } = useLingui()
  const { money, number } = useFormat()
  const { name: check, amount: checkAmount } = waiting[3]
  const limit = number(tiers[0]?.limit ?? 0)
  const letter = money(checkAmount)
  return (
    <Faq
      title={t`Questions sur les paiements`}
      items={[
        {
          question: t`Peut-on préparer les paiements dans notre ERP ?`,
          answer: (
            <Trans>
              Oui. Il produit le fichier, en SEPA, CFONB, ISO 20022 ou CSV ; la plateforme l’intègre, puis
              applique contrôle, validation et signature. Les paiements isolés se saisissent à l’écran. Pour
              les formats à faire évoluer, voyez la <Link to="/migration-iso-20022">migration ISO 20022</Link>
              .
            </Trans>
          ),
        },
        {
          question: t`Que se passe-t-il quand un fournisseur change de RIB ?`,
          answer: t`La forme du nouvel IBAN est contrôlée et le changement, validé par une seconde personne : dans le lot 2291, celles de Lumen Capteurs portent la mention « RIB revalidé ». Avant de valider, rappelez le fournisseur à un numéro déjà connu de vous.`,
        },
        {
          question: t`Une seule signature peut-elle suffire ?`,
          answer: (
            <Trans comment="check: the number of a check printed with its letter, CHQ 0077">
              Oui, si votre palier le prévoit : la signature est simple ou double. Chez Arvenne, la
              lettre-chèque {check}, de {letter}, reste sous {limit} € : une personne l’a saisie, Hélène
              Vasseur la signe seule.
            </Trans>
          ),
        },
        {
          question: t`Les chèques suivent-ils le même chemin ?`,
          answer: (
            <Trans comment="check: the number of a check printed with its letter, CHQ 0077">
              Oui, jusqu’à l’impression : la lettre-chèque {check} attend dans le même parapheur que les
              virements, puis la plateforme imprime la lettre et le chèque.
            </Trans>
          ),
        },
      ]}
    />
  )
}
