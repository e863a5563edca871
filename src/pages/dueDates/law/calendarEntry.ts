import { addDays } from './calendar.ts'

// A control character other than a line break has no place in a content line.
const escaped = (text: string) =>
  text
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, ' ')

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

/** An FNV-1a hash over UTF-16 units, 64 bits as hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (let index = 0; index < text.length; index++)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

type CalendarEntry = {
  /** `YYYY-MM-DD`. */
  day: string
  summary: string
  description: string
  /** What makes the invoice the same one: the entry is replaced, not doubled, where it is saved again. */
  identity: string
  /** Days before the due date on which to remind; no reminder if undefined. */
  reminder: number | undefined
  /** When the entry was made, in milliseconds. */
  now: number
  /** Part of the entry's identity, such as the host of the site. */
  host: string
}

/** An iCalendar file (RFC 5545) with one entry that lasts all day. */
export function calendarFile(entry: CalendarEntry): string {
  const { day, summary, description, identity, reminder, now, host } = entry
  const basic = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
  // At nine in the morning of the day, wherever the calendar is.
  const trigger = reminder === 0 ? 'PT9H' : reminder === 1 ? '-PT15H' : `-P${(reminder ?? 0) - 1}DT15H`
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//due dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${fingerprint(identity)}@${host}`,
    `DTSTAMP:${basic(new Date(now).toISOString())}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    ...(reminder === undefined ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(line => `${folded(line)}\r\n`)
    .join('')
}
