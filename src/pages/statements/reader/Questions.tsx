import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../../components/links.tsx'
import { ClosingBlock } from '../../../components/section/ClosingBlock.tsx'
import { Faq } from '../../../components/section/Faq.tsx'

/** How the reader reads, as questions and answers; then the end of the page. */
export function Questions() {
  const { t } = useLingui()
  return (
    <>
      <Faq
        title={t`Comment l’outil lit.`}
        items={[
          {
            question: t`Où va mon fichier ?`,
            answer: (
              <Trans>
                Nulle part. Il est lu dans votre navigateur ; aucune requête ne part de cette page, et sa
                politique de sécurité n’en autorise pas vers d’autres sites. Coupez le réseau : l’outil lit de
                même. Rien n’est gardé quand vous fermez l’onglet.
              </Trans>
            ),
          },
          {
            question: t`Que vérifie-t-il ?`,
            answer: (
              <Trans>
                Dans chaque relevé, que le solde d’ouverture plus les mouvements donne le solde de clôture ;
                d’un relevé au suivant, que l’ouverture reprend la clôture. Un relevé fourni deux fois ne
                compte qu’une fois. Les mouvements annoncés mais non comptabilisés n’entrent dans aucune
                somme.
              </Trans>
            ),
          },
          {
            question: t`Que fait-il d’un fichier abîmé ?`,
            answer: (
              <Trans>
                Il dit la ligne, le champ et la colonne, montre ce qui se lit et signale « lu en partie » tout
                mouvement incomplet. Il n’invente rien : une date illisible reste vide, un mouvement sans
                montant n’apparaît pas, et l’écart se voit dans le contrôle des soldes.
              </Trans>
            ),
          },
          {
            question: t`Quels frais reconnaît-il ?`,
            answer: (
              <Trans>
                Ceux que la banque désigne par un code : NCHG et NCOM en MT940, 808 dans les libellés
                allemands, CHRG, FEES et COMM en camt.053, 62 en CFONB120. Des frais sous un autre code
                restent des mouvements ordinaires : filtrez par libellé. La différence entre les formats est
                expliquée <Link to="/releves-bancaires">avec les relevés bancaires</Link>.
              </Trans>
            ),
          },
        ]}
      />
      <ClosingBlock
        secondary={{ to: '/releves-bancaires', label: <Trans>Voir les relevés bancaires</Trans> }}
      >
        <Trans>Tous vos relevés, lus et contrôlés chaque matin.</Trans>
      </ClosingBlock>
    </>
  )
}
