import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { modules } from '../../components/navigation.ts'

const details: Record<(typeof modules)[number]['path'], MessageDescriptor> = {
  '/paiements': msg`Saisie ou intégration, circuit de validation, paliers, signature simple ou double. EBICS, SwiftNet, SFTP, FTPS, API.`,
  '/releves-bancaires': msg`MT940, camt.053, CFONB120, intraday et frais bancaires, lus et classés à l’arrivée.`,
  '/tresorerie': msg`Prévisions par devise et par entité, équilibrage des comptes, cash pooling, états sur mesure.`,
  '/gestion-liquidite': msg`Dettes, placements, comptes courants : une alerte au seuil ou avant le découvert.`,
  '/export-comptable': msg`Chaque mouvement devient une écriture, au format de votre comptabilité.`,
  '/rapprochement-comptable': msg`Règles automatiques ou manuelles, 1/1 ou N/N, jusqu’à la clôture de la période.`,
  '/pouvoirs-bancaires': msg`Signataires, plafonds et documents par compte ; BAM et eBAM.`,
  '/mandats-sepa': msg`RUM attribuée, mandat archivé, échéancier suivi. Sans mandat valide, le lot est bloqué.`,
}

/** The modules with the longer line that the overview gives each of them. */
export const moduleDetails = modules.map(module => ({ ...module, detail: details[module.path] }))
