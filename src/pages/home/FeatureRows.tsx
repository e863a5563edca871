import { useLingui } from '@lingui/react/macro'
import { CircuitScene } from '../../scenes/circuit/CircuitScene.tsx'
import { ReconciliationScene } from '../../scenes/reconciliation/ReconciliationScene.tsx'
import { Feature } from '../../site/Feature.tsx'
import { useHref } from '../../site/useHref.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'

/** The two things the product is bought for, each with its scene: where the hero's second button leads. */
export function FeatureRows() {
  const { t } = useLingui()
  const href = useHref()
  return (
    <Section id="features" labelledBy="features-title" inParts>
      <Wrap>
        <VisuallyHidden>
          <h2 id="features-title">{t`Fonctionnalités`}</h2>
        </VisuallyHidden>
        <Feature
          part
          level={3}
          title={t`Un lot ne part jamais sur une seule décision.`}
          lead={t`Définissez vos paliers, vos signataires et vos seuils. La plateforme conduit chaque lot aux bonnes personnes, contrôle les coordonnées bancaires, puis transmet.`}
          action={<TextLink href={href('/paiements')}>{t`Découvrir les paiements`}</TextLink>}
          scene={<CircuitScene />}
        >
          <FactList
            items={[
              { term: t`Protocoles`, detail: t`EBICS, SwiftNet, sFTP, FTPS, API` },
              { term: t`Formats`, detail: t`CFONB, SEPA, ISO 20022, CSV` },
              { term: t`Signature`, detail: t`Simple ou double, parapheur électronique` },
            ]}
          />
        </Feature>
        <Feature
          part
          level={3}
          mirrored
          title={t`Le relevé arrive. Les écritures se trouvent.`}
          lead={t`Chaque ligne est lue, puis rapprochée selon vos règles, 1/1 ou N/N. Il ne reste à l’équipe que les exceptions, avec leur contexte.`}
          action={
            <TextLink href={href('/rapprochement-comptable')}>{t`Découvrir le rapprochement`}</TextLink>
          }
          scene={<ReconciliationScene />}
        />
      </Wrap>
    </Section>
  )
}
