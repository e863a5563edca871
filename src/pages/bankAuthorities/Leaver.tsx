import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../ui/Table.tsx'
import { Text } from '../../ui/Text.tsx'

/** A signatory leaves: the same task by letters and by messages, in minutes, so that nothing is lost in rounding. */
export function Leaver() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="leaver"
      title={t`Un départ, 64 comptes, 24 h 55 de moins.`}
      lead={t`Exemple illustratif : un signataire avait pouvoir sur 64 comptes dans sept banques. Comptez 25 minutes par lettre, 15 par message.`}
    >
      <Table
        numeric={1}
        caption={t`Retirer un signataire de 64 comptes`}
        head={[t`Voie`, t`Calcul`, t`Temps`]}
        rows={[
          [t`Une lettre par compte`, t`64 × 25 = 1 600 min`, t`26 h 40 (26,7 h)`],
          [t`Un message par banque`, t`7 × 15 = 105 min`, t`1 h 45 (1,75 h)`],
          [t`Temps rendu`, t`1 600 − 105 = 1 495 min`, t`24 h 55 (24,9 h)`],
        ]}
      />
      <Text size="small" tone="soft">
        <Trans>
          La soustraction se fait en minutes, l’arrondi à la fin. Elle suppose un seul message par banque,
          donc des pouvoirs identiques sur ses comptes. Une seule lettre par banque rendrait déjà 23 h 45 ; le
          message rend le reste et, dans chaque banque qui l’accepte, ramène l’attente de trois semaines à un
          jour. Les plafonds retirés sont ceux que suit le parapheur, décrit dans{' '}
          <Link to="/paiements">Paiements</Link>.
        </Trans>
      </Text>
    </SplitSection>
  )
}
