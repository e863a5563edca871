import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../ui/Table.tsx'
import { Text } from '../../ui/Text.tsx'

/** A worked example: the keys of seven banks, and what renewing them takes in a year. */
export function Keys() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="keys"
      title={t`Treize renouvellements de clés par an.`}
      lead={t`Exemple fictif : cinq banques en EBICS, deux en SFTP, six signataires habilités dans les cinq premières. Les durées sont courantes, mais chaque banque décide des siennes.`}
    >
      <Table
        numeric={1}
        total
        caption={t`Clés à renouveler et à déclarer, en moyenne par an`}
        head={[
          t({ message: `Clé`, comment: 'a cryptographic key' }),
          t({ message: `Nombre`, comment: 'how many keys there are' }),
          t({ message: `Durée`, context: 'life of a key', comment: 'how long a key holds' }),
          t({ message: `Par an`, comment: 'keys to renew in a year' }),
          t({ message: `Déclarations`, comment: 'declarations of new keys to banks, in a year' }),
        ]}
        rows={[
          [t`Signature EBICS, un jeton par personne`, 6, t`3 ans`, 2, t`2 × 5 = 10`],
          [t`Transport EBICS, X002 et E002`, 10, t`5 ans`, 2, t`1, les deux ensemble`],
          [t`SSH, une par banque`, 2, t`2 ans`, 1, 1],
          [t`OpenPGP, une par banque`, 2, t`2 ans`, 1, 1],
          [t({ message: `Total`, comment: 'sum of a table' }), 20, '', 6, 13],
        ]}
      />
      <Text>{t`À 45 minutes la déclaration, 13 × 45 = 585 minutes, soit 9 h 45 par an. Le temps compte moins que la date : une clé échue un jour de paie arrête le canal. Inscrivez chaque fin de clé au calendrier 60 jours plus tôt.`}</Text>
    </SplitSection>
  )
}
