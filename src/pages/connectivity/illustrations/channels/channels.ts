import { accounts, today } from '../../../../components/illustrations/cast.ts'
import { daysBetween } from '../../../../components/illustrations/parts/daysBetween.ts'

export type Channel = {
  bank: string
  protocol: 'EBICS TS' | 'API' | 'SwiftNet' | 'FTPS' | 'SFTP'
  /** When the last file went or came, `HH:MM`. */
  at: string
  /** Files of the day so far, both ways. */
  files: number
  /** The last day of the channel's key, where that day is near. */
  keyUntil?: string
}

const newsOf = (bank: string) => accounts.find(account => account.bank === bank)?.at ?? ''

/** The channels of the group's banks shortly before noon, the busiest first. */
export const channels: readonly Channel[] = [
  { bank: 'Crédit Atlantique', protocol: 'EBICS TS', at: '11:38', files: 16 },
  { bank: 'Banque du Léman', protocol: 'API', at: newsOf('Banque du Léman'), files: 10 },
  { bank: 'Laurentian Trust', protocol: 'SwiftNet', at: '11:05', files: 7 },
  { bank: 'Caisse Maritime', protocol: 'FTPS', at: '10:50', files: 6 },
  {
    bank: 'Union Ivoirienne',
    protocol: 'SFTP',
    at: newsOf('Union Ivoirienne'),
    files: 4,
    keyUntil: '2025-09-09',
  },
]

/** All files of the day, over all channels. */
export const allFiles = channels.reduce((sum, { files }) => sum + files, 0)

/** Days left for a channel's key on the day of the scene. */
export const daysLeft = (keyUntil: string) => daysBetween(today, keyUntil)
