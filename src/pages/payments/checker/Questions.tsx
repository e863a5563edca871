import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../../components/links.tsx'
import { ClosingBlock } from '../../../components/section/ClosingBlock.tsx'
import { Faq } from '../../../components/section/Faq.tsx'

/** How the checker judges, as questions and answers; then the end of the page. */
export function Questions() {
  const { t } = useLingui()
  return (
    <>
      <Faq
        title={t`Comment l’outil juge.`}
        items={[
          {
            question: t`Où va mon fichier ?`,
            answer: (
              <Trans>
                Nulle part. Il est lu dans votre navigateur ; aucune requête ne part de cette page, et sa
                politique de sécurité n’en autorise pas vers d’autres sites. Coupez le réseau : l’outil
                vérifie de même. Rien n’est gardé quand vous fermez l’onglet.
              </Trans>
            ),
          },
          {
            question: t`Pourquoi le schéma officiel ne suffit-il pas ?`,
            answer: (
              <Trans>
                Un montant de zéro, une somme de lot fausse, un IBAN trop court d’un chiffre, un type de
                paiement écrit à deux niveaux : le schéma XSD laisse passer, et la banque répond « format non
                supporté ». L’outil vérifie le schéma, puis les nombres et les sommes, les clés, les dates,
                les mandats, les caractères et les adresses, selon le pays de la banque.
              </Trans>
            ),
          },
          {
            question: t`Que valent les adresses non structurées aujourd’hui ?`,
            answer: (
              <Trans>
                Au 28 novembre 2026, elles restent permises en SEPA : l’EPC a retiré le 9 septembre 2026 la
                fin prévue au 15 novembre, sans nouvelle date. La Suisse les refuse depuis le 14 novembre, et
                les schémas allemands exigent la ville et le pays. L’histoire de ces dates est dans{' '}
                <Link to="/blog-post-{$id}" params={{ id: 'adresse-structuree' }}>
                  l’article sur l’adresse structurée
                </Link>
                .
              </Trans>
            ),
          },
          {
            question: t`Pourquoi ne corrige-t-il pas le fichier ?`,
            answer: (
              <Trans>
                Un fichier réparé ne serait plus celui que vos signataires ont approuvé, ni celui que votre
                ERP a comptabilisé. L’outil ne modifie donc aucun fichier de paiements : il donne la liste de
                ce qui est à corriger à la source, et vous produisez le fichier de nouveau.
              </Trans>
            ),
          },
          {
            question: t`Que ne peut-il pas savoir ?`,
            answer: (
              <Trans>
                Si le compte existe, s’il est provisionné, si le nom est celui du titulaire, et les accords
                que vous avez avec votre banque : ses limites, ses délais, les caractères qu’elle prend. Les
                grandes banques françaises ne publient pas toutes leurs règles ; là où les sources diffèrent,
                l’outil le dit.
              </Trans>
            ),
          },
        ]}
      />
      <ClosingBlock secondary={{ to: '/paiements', label: <Trans>Voir les paiements</Trans> }}>
        <Trans>Vos paiements, contrôlés avant chaque signature.</Trans>
      </ClosingBlock>
    </>
  )
}
