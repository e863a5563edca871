import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

const bulkFiles =
  'https://www.europeanpaymentscouncil.eu/faq/verification-payee-scheme/rulebook/clarifications-about-provision-vop-services-bulk-files'

/** What is asked before the first instant transfer. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Avant le premier ordre.`}
      items={[
        {
          question: t`Peut-on sauter un palier ou une signature quand c’est urgent ?`,
          answer: (
            <Trans>
              Non. L’ordre instantané suit le <Link to="/paiements">circuit de vos autres paiements</Link> :
              mêmes seuils, signature simple ou double, quatre yeux. Si le second signataire est injoignable
              dimanche, l’ordre attend ; c’est à l’astreinte de l’éviter.
            </Trans>
          ),
        },
        {
          question: t`Que se passe-t-il à la onzième seconde ?`,
          answer: t`Le virement est rejeté et l’argent reste chez le payeur. Attendez pourtant le statut de la banque avant d’émettre à nouveau, sinon vous fabriquez un doublon.`,
        },
        {
          question: t`La VoP s’applique-t-elle à une remise de 800 virements ?`,
          answer: (
            <Trans>
              Oui, sauf si votre entreprise y renonce : un client autre qu’un consommateur le peut pour des{' '}
              <a href={bulkFiles} target="_blank" rel="noopener">
                ordres groupés
              </a>
              , et revenir sur ce choix à tout moment. Un groupe d’un seul ordre est vérifié. La VoP juge un
              nom, pas l’honnêteté de son porteur : gardez votre{' '}
              <Link to="/lutte-contre-fraude">contrôle des coordonnées bancaires</Link>.
            </Trans>
          ),
        },
        {
          question: t`La banque peut-elle facturer l’instantané plus cher ?`,
          answer: t`Pas pour un virement en euros couvert par le règlement : les frais ne dépassent pas ceux d’un virement ordinaire de même type. Contrôlez-le sur vos relevés de frais.`,
        },
        {
          question: t`Faut-il tout passer en instantané ?`,
          answer: t`Non. En 2024, l’instantané faisait 10 % des virements en France. Réservez-le à ce qui perd de la valeur à attendre : une livraison bloquée, un salaire corrigé, un compte à renflouer. La paie et les loyers ont une date, le virement ordinaire la tient.`,
        },
      ]}
    />
  )
}
