import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { PoolingScene } from '../../components/illustrations/pooling/PoolingScene.tsx'
import { Link } from '../../components/links.tsx'
import { modules } from '../../components/navigation.ts'
import { Glyph } from '../../components/ui/icons/Glyph.tsx'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import * as styles from './OverviewPage.css.ts'

const details: Record<(typeof modules)[number]['path'], MessageDescriptor> = {
  '/paiements': msg`Saisie ou intégration, circuit de validation, paliers, signature simple ou double. EBICS, SwiftNet, SFTP, FTPS, API.`,
  '/releves-bancaires': msg`MT940, camt.053, CFONB120, infrajournalier et frais bancaires, lus et classés à l’arrivée.`,
  '/tresorerie': msg`Prévisions par devise et par entité, équilibrage des comptes, cash pooling, états sur mesure.`,
  '/gestion-liquidite': msg`Dettes, placements, comptes courants : une alerte au seuil ou avant le découvert.`,
  '/export-comptable': msg`Chaque mouvement devient une écriture, au format de votre comptabilité.`,
  '/rapprochement-comptable': msg`Règles automatiques ou manuelles, 1/1 ou N/N, jusqu’à la clôture de la période.`,
  '/pouvoirs-bancaires': msg`Signataires, plafonds et documents par compte ; BAM et eBAM.`,
  '/mandats-sepa': msg`RUM attribuée, mandat archivé, échéancier suivi. Sans mandat valide, le lot est bloqué.`,
}

/** The modules with the longer line that the overview gives each of them. */
const moduleDetails = modules.map(module => ({ ...module, detail: details[module.path] }))

/** The modules, one line each, beside a scene of one of them. */
export function ModuleList() {
  const { t, i18n } = useLingui()
  return (
    <Wrap>
      <VisuallyHidden as="h2">{t`Modules`}</VisuallyHidden>
      <div className={styles.moduleListColumns}>
        <ul className={styles.list}>
          {moduleDetails.map(({ path, glyph, label, detail }) => (
            <li key={path} className={styles.row}>
              <Glyph name={glyph} size={60} />
              <h3 className={styles.moduleListName}>
                <Link to={path}>{i18n._(label)}</Link>
              </h3>
              <p className={styles.detail}>{i18n._(detail)}</p>
              <Icon name="arrow" />
            </li>
          ))}
        </ul>
        <div className={styles.beside}>
          <PoolingScene />
        </div>
      </div>
    </Wrap>
  )
}
