import { addDays } from './calendar.ts'

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n')

/** Breaks a line before 75 bytes; what goes on begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 74) {
      lines.push('')
      bytes = 0
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}

type CalendarEntry = {
  /** `YYYY-MM-DD`. */
  day: string
  summary: string
  description: string
  /** When the entry was made, in milliseconds. */
  now: number
  /** Part of the entry's identity, such as the host of the site. */
  host: string
}

/** An iCalendar file (RFC 5545) with one entry that lasts all day. */
export function calendarFile({ day, summary, description, now, host }: CalendarEntry): string {
  const basic = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//due dates//EN`,
    'BEGIN:VEVENT',
    `UID:${day}-${now}@${host}`,
    `DTSTAMP:${basic(new Date(now).toISOString())}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')
}
