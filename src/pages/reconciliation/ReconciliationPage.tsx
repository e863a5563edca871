import { Trans, useLingui } from '@lingui/react/macro'
import { FurtherReading } from '../../components/article/FurtherReading.tsx'
import { Link } from '../../components/links.tsx'
import { ClosingBlock } from '../../components/section/ClosingBlock.tsx'
import { Faq } from '../../components/section/Faq.tsx'
import { PageIntro } from '../../components/section/PageIntro.tsx'
import { Steps } from '../../components/section/Steps.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Balances } from './Balances.tsx'
import { CheckDeposits } from './CheckDeposits.tsx'
import { MatchingScene } from './illustrations/matching/MatchingScene.tsx'
import * as styles from './ReconciliationPage.css.ts'
import { Rules } from './Rules.tsx'

/** What accountants ask about matching. */
function Questions() {
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

/** How a period is closed, locked, and opened again. */
function Closing() {
  const { t } = useLingui()
  return (
    <Section space="end" labelledBy="closing">
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id="closing">
            {t`Un verrou, et deux personnes pour le rouvrir.`}
          </Heading>
        </div>
        <Steps
          items={[
            {
              title: t`Avant la clôture`,
              text: t`Toute ligne est rapprochée, ou porte un nom, une date et un responsable. Les suspens les plus anciens se traitent d’abord : un chèque émis au printemps n’est plus en route.`,
            },
            {
              title: t({ message: `Le verrou`, comment: 'the lock on a closed period' }),
              text: t`La période close ne bouge plus : ni ses rapprochements, ni ses écritures. L’état rejoint les pièces, qui se gardent dix ans (art. L. 123-22 du code de commerce).`,
            },
            {
              title: t`La réouverture`,
              text: t`Une personne la demande et dit pourquoi, une autre l’accorde. La correction se lit ensuite comme telle, et non comme une écriture qui aurait toujours été là.`,
            },
          ]}
        />
      </Wrap>
    </Section>
  )
}

/** Accounting reconciliation: the rules, the proof in two balances, the closing of a period, and check deposits. */
export function ReconciliationPage() {
  const { t } = useLingui()
  return (
    <>
      <PageIntro
        page="/rapprochement-comptable"
        title={t`Le solde est juste quand l’écart a un nom.`}
        lead={t`Le relevé d’un côté, le compte 512 de l’autre. Vos règles, 1/1 ou N/N, rapprochent ce qui se répond ; le reste attend une personne, puis la clôture.`}
        picture={<MatchingScene />}
      />

      <Rules />
      <Balances />
      <Closing />
      <Questions />
      <CheckDeposits />
      <FurtherReading />
      <ClosingBlock>
        <Trans>Rapprochez un mois de vos relevés.</Trans>
      </ClosingBlock>
    </>
  )
}
