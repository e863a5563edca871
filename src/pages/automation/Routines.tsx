import { useLingui } from '@lingui/react/macro'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Table } from '../../components/ui/Table.tsx'
import * as styles from './Routines.css.ts'

/** Each routine with what starts it, what checks it, and what happens when it fails. */
export function Routines() {
  const { t } = useLingui()
  return (
    <Section space="end" labelledBy="routines">
      <Wrap>
        <div className={styles.title}>
          <Heading level={2} size="heading" id="routines">
            {t`Ce qui déclenche, ce qui contrôle, ce qui rattrape.`}
          </Heading>
        </div>
        <Table
          caption={t`Un réglage d’exemple, à adapter à vos banques et à vos heures limites`}
          head={[
            t({ message: `Tâche`, comment: 'column: routine' }),
            t({ message: `Déclencheur`, comment: 'column: what starts a routine' }),
            t({ message: `Contrôle`, comment: 'column: what checks a routine' }),
            t({ message: `Repli`, comment: 'column: what happens when a routine fails' }),
          ]}
          rows={[
            [
              t({ message: `Relevés`, comment: 'routine: fetch bank statements' }),
              t`Chaque jour ouvré à 6 h 10`,
              t`Continuité des soldes : le :60F: du jour égale le :62F: de la veille`,
              t`Deux nouveaux essais, puis une alerte à 6 h 40`,
            ],
            [
              t({ message: `Rapprochement`, comment: 'routine: match lines with entries' }),
              t`Arrivée d’un relevé`,
              t`Règles 1/1 avant N/N, tolérance en euros et en jours`,
              t`Liste des suspens, traitée à la main`,
            ],
            [
              t({ message: `Écritures`, comment: 'routine: post entries' }),
              t`Ligne rapprochée`,
              t`Débit égal au crédit, compte connu`,
              t`Compte à confirmer, écriture retenue`,
            ],
            [
              t({ message: `Prévision`, comment: 'routine: forecast cash' }),
              t`Fin du rapprochement`,
              t`Écart entre le réel et la prévision de la veille`,
              t`Prévision de la veille, datée comme telle`,
            ],
            [
              t({ message: `Lot de paiements`, comment: 'routine: propose a payment batch' }),
              t`Échéances du lendemain, à 9 h 30`,
              t`Tiers valide, forme de l’IBAN juste, doublons écartés`,
              t`Facture retirée du lot, cause notée`,
            ],
          ]}
        />
      </Wrap>
    </Section>
  )
}
