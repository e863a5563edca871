import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { netPositions } from '../../components/illustrations/position/chart.ts'
import { ForecastScene } from '../../components/illustrations/position/ForecastScene.tsx'
import { forecast } from '../../components/illustrations/position/forecast.ts'
import { TextLink } from '../../components/links.tsx'
import { Feature } from '../../components/section/Feature.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'

const { threshold, weeks, current } = forecast
const positions = netPositions(forecast)
const low = positions.findIndex(position => position < threshold)

/** Position, forecasts and reports, beside the window that shows them. */
export function Forecasts() {
  const { t } = useLingui()
  const { number } = useFormat()
  const week = weeks[low]?.week
  const amount = number(positions[low] ?? 0)
  const floor = number(threshold)
  return (
    <Section labelledBy="forecasts">
      <Wrap>
        <Feature
          id="forecasts"
          title={t`La position du matin, puis treize semaines.`}
          lead={t`Chaque mouvement compte au jour où il porte intérêt. La position se lit par compte, par devise et par entité, puis se consolide ; la prévision repart du dernier relevé.`}
          scene={<ForecastScene />}
          action={<TextLink to="/outils/echeances">{t`Calculer une échéance et son retard`}</TextLink>}
        >
          <FactList
            items={[
              {
                term: t`Méthode directe`,
                detail: t`Encaissements et décaissements, flux par flux, du lendemain à la treizième semaine`,
              },
              {
                term: t`Méthode indirecte`,
                detail: t`Résultat et variation du BFR, pour le budget et le plan`,
              },
              {
                term: t`Rapports`,
                detail: t`Personnalisés, par devise et par entité, à partir des mêmes flux`,
              },
              {
                term: t({ message: `Dans l’exemple`, comment: 'what the picture beside shows' }),
                detail: t({
                  message: `En semaine ${current}, on prévoit que la semaine ${week} finira à ${amount} M€, sous le seuil de ${floor} M€`,
                  comment: 'amounts in millions of euros',
                }),
              },
            ]}
          />
        </Feature>
      </Wrap>
    </Section>
  )
}
