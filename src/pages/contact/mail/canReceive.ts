import { mailSettings } from './settings.ts'

/**
 * Whether messages can be sent from this page. A build without a mail service sends them to its own host, where only
 * `npm start` and `npm run dev` receive them and say `OK`; the file that the build writes says no. Without an answer, as
 * offline, it is true: the form says what is wrong.
 */
export async function canReceive(): Promise<boolean> {
  if (mailSettings.origin) return true
  try {
    return (await (await fetch('/api/v1.0/email/ready.txt')).text()) === 'OK'
  } catch {
    return true
  }
}
