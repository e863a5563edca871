import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Faq } from '../../components/section/Faq.tsx'

/** What accountants ask about matching. */
export function Questions() {
  const { t } = useLingui()
  return (
    <Faq
      title={t`Questions de comptables.`}
      items={[
        {
          question: t`Faut-il viser 100 % de rapprochements automatiques ?`,
          answer: t`Non. Un faux rapprochement retire le même montant des deux côtés : l’état reste juste, et deux erreurs disparaissent. Visez des règles qui refusent en cas de doute, et mesurez le temps passé sur le reste.`,
        },
        {
          question: t`Quels relevés la règle peut-elle lire ?`,
          answer: (
            <Trans>
              MT940, camt.053 et CFONB120. Avant toute règle, contrôlez la suite des{' '}
              <Link to="/releves-bancaires">relevés bancaires</Link> : le solde d’ouverture est celui de la
              veille, et l’ouverture plus les mouvements font la clôture. Un relevé manquant crée des suspens
              qui n’existent pas.
            </Trans>
          ),
        },
        {
          question: t`Que faire d’un encaissement que personne ne reconnaît ?`,
          answer: t`Le passer en compte d’attente (471), avec la date et le nom de celui qui cherche. Le rapprocher d’une facture de même montant, faute de mieux, est la seule mauvaise réponse.`,
        },
        {
          question: t`Rapprochement et lettrage, est-ce la même chose ?`,
          answer: (
            <Trans>
              Non. Le rapprochement compare le compte 512 au relevé ; le lettrage associe, dans un compte de
              tiers, la facture et son règlement. Le second suppose le premier exact. Les écritures de banque
              partent ensuite vers votre ERP par l’
              <Link to="/export-comptable">export comptable</Link>.
            </Trans>
          ),
        },
      ]}
    />
  )
}
