import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { idleMonths } from './illustrations/mandate/deadlines.ts'

/** The life of a mandate: its statuses, what brings them about, and what follows in the platform. */
export function Life() {
  const { t } = useLingui()
  return (
    <SplitSection
      id="life"
      title={t`Six états, et ce qui suit chacun d’eux.`}
      lead={t`En schéma Core, la banque du débiteur n’a pas à vérifier le mandat avant de payer. Votre registre est donc le premier contrôle, et souvent le seul.`}
    >
      <Table
        caption={t`La vie d’un mandat`}
        head={[
          t({ message: `État`, comment: 'status of a mandate' }),
          t`Ce qui se passe`,
          t`Ce que fait la plateforme`,
        ]}
        rows={[
          [
            t({ message: `Créé`, comment: 'status of a mandate: not signed yet' }),
            t`Le mandat part à la signature`,
            t`Attribue la RUM`,
          ],
          [
            t({ message: `Actif`, comment: 'status of a mandate: signed, may be used' }),
            t`Le débiteur a signé`,
            t`Archive le mandat, tient l’échéancier`,
          ],
          [
            t({ message: `Modifié`, comment: 'status of a mandate: the debtor announced another account' }),
            t`Le débiteur annonce un autre compte`,
            t`Bloque la remise tant que le tiers n’est pas valide`,
          ],
          [
            t({ message: `Révoqué`, comment: 'status of a mandate: withdrawn by the debtor' }),
            t`Le débiteur retire son accord`,
            t`Bloque la remise qui le cite`,
          ],
          [
            t({
              message: `Éteint`,
              comment: 'status of a mandate: it was for one debit, which has been made',
            }),
            t`Un mandat ponctuel a été présenté`,
            t`Bloque une seconde présentation`,
          ],
          [
            t({ message: `Caduc`, comment: 'status of a mandate: void for want of use' }),
            t`${idleMonths} mois sans prélèvement`,
            t`Bloque la remise, garde l’archive`,
          ],
        ]}
      />
    </SplitSection>
  )
}
