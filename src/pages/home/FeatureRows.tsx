import { useLingui } from '@lingui/react/macro'
import { ReconciliationScene } from '../../components/illustrations/reconciliation/ReconciliationScene.tsx'
import { TextLink } from '../../components/links.tsx'
import { Feature } from '../../components/section/Feature.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { CircuitScene } from './illustrations/circuit/CircuitScene.tsx'

/** The two main features with their illustrations; the hero's second button links here. */
export function FeatureRows() {
  const { t } = useLingui()
  return (
    <Section id="features" labelledBy="features-title">
      <Wrap>
        <VisuallyHidden as="h2" id="features-title">{t`Fonctionnalités`}</VisuallyHidden>
        <Feature
          level={3}
          title={t`Un lot ne part jamais de la main d’une seule personne.`}
          lead={t`Définissez vos paliers, vos signataires et vos seuils. La plateforme conduit chaque lot aux bonnes personnes, contrôle la forme des IBAN et leurs changements, puis transmet.`}
          action={<TextLink to="/paiements">{t`Découvrir les paiements`}</TextLink>}
          scene={<CircuitScene />}
        >
          <FactList
            items={[
              { term: t`Protocoles`, detail: t`EBICS, SwiftNet, SFTP, FTPS, API` },
              { term: t`Formats`, detail: t`CFONB, SEPA, ISO 20022, CSV` },
              { term: t`Signature`, detail: t`Simple ou double, parapheur électronique` },
            ]}
          />
        </Feature>
        <Feature
          level={3}
          mirrored
          title={t`Le relevé arrive. Les écritures suivent.`}
          lead={t`Chaque ligne est lue, puis rapprochée selon vos règles, 1/1 ou N/N. Il ne reste à l’équipe que les exceptions, avec leurs pièces.`}
          action={<TextLink to="/rapprochement-comptable">{t`Découvrir le rapprochement`}</TextLink>}
          scene={<ReconciliationScene />}
        />
      </Wrap>
    </Section>
  )
}
