import { useLingui } from '@lingui/react/macro'
import { pool } from '../../components/illustrations/cast.ts'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { PoolingScene } from '../../components/illustrations/pooling/PoolingScene.tsx'
import { Feature } from '../../components/section/Feature.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'

const { companies, header } = pool
const overdrawn = companies.reduce((sum, { balance }) => sum + Math.max(0, -balance), 0)

/** Balancing of accounts and cash pooling, beside a pool after its sweep. */
export function Balancing() {
  const { t } = useLingui()
  const { money } = useFormat()
  const total = money(header)
  const covered = money(overdrawn)
  return (
    <Section space="end" labelledBy="balancing">
      <Wrap>
        <Feature
          id="balancing"
          mirrored
          title={t`L’excédent d’abord, le découvert ensuite.`}
          lead={t`Un groupe paie des agios d’un côté et laisse dormir des fonds de l’autre quand personne ne voit les deux soldes ensemble. L’équilibrage les compare ; le pool les réunit.`}
          scene={<PoolingScene size="page" />}
        >
          <FactList
            items={[
              {
                term: t`Équilibrage`,
                detail: t`Virements proposés d’un compte excédentaire vers un compte débiteur`,
              },
              {
                term: t({ message: `ZBA`, comment: 'zero balancing' }),
                detail: t`Chaque jour, les soldes remontent à zéro vers le compte pivot`,
              },
              {
                term: t`Solde cible`,
                detail: t`Un montant choisi reste sur le compte, le surplus remonte`,
              },
              {
                term: t({ message: `Dans l’exemple`, comment: 'what the picture beside shows' }),
                detail: t`Le compte pivot réunit ${total} et couvre les ${covered} qui manquent au Canada`,
              },
            ]}
          />
        </Feature>
      </Wrap>
    </Section>
  )
}
