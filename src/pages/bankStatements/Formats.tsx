import { useLingui } from '@lingui/react/macro'
import { TextLink } from '../../components/links.tsx'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import * as styles from './Formats.css.ts'

/** The formats a bank may send: what each carries, down to which detail, and when it comes. */
export function Formats() {
  const { t } = useLingui()
  const endOfDay = t`Fin de journée`
  return (
    <Section space="end" labelledBy="formats">
      <Wrap>
        <div className={styles.words}>
          <Heading level={2} size="heading" id="formats">
            {t`Le format décide du détail.`}
          </Heading>
          <Text size="lead" tone="soft">
            {t`Le libellé d’un MT940 est un texte libre, propre à chaque banque. Un camt.053 peut descendre jusqu’à l’opération et porter sa référence de bout en bout, 35 caractères au plus : celle qui permet une règle de rapprochement 1/1. Demandez à chaque banque ce qu’elle délivre, compte par compte.`}
          </Text>
        </div>
        <Table
          caption={t`Ce que les formats apportent à la liste`}
          head={[
            t`Format`,
            t`Ce qu’il porte`,
            t({ message: `Détail le plus fin`, comment: 'head of a column: the granularity of a format' }),
            t`Quand il arrive`,
          ]}
          rows={[
            [
              'CFONB120',
              t`Ancien solde (01), mouvements (04), nouveau solde (07), en lignes de 120 caractères`,
              t`Le mouvement, complété au besoin par des enregistrements 05`,
              endOfDay,
            ],
            [
              'MT940',
              t`Soldes :60F: et :62F:, mouvements :61:, solde disponible :64:`,
              t`Le mouvement et son libellé :86:`,
              endOfDay,
            ],
            [
              'camt.053',
              t`Un bloc Stmt par compte : soldes OPBD et CLBD, écritures Ntry`,
              t`L’opération, dans TxDtls, avec sa référence de bout en bout`,
              endOfDay,
            ],
            [
              'camt.052, MT942',
              t`Mouvements du jour ; en camt.052, solde disponible provisoire ITAV`,
              t`Le mouvement, avant l’arrêté du compte`,
              t`En cours de journée, au rythme de la banque`,
            ],
            [
              'camt.086',
              t`Décompte des services que la banque facture`,
              t`La ligne de service`,
              t`À chaque facturation`,
            ],
          ]}
        />
        <div className={styles.more}>
          <TextLink to="/outils/lecteur-releves">{t`Lire un relevé dans le navigateur`}</TextLink>
        </div>
      </Wrap>
    </Section>
  )
}
