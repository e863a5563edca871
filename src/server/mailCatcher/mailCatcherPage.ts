import { escapeHtml } from '../../app/head/escapeHtml.ts'
import { policyHash } from '../../build/policy/policyHash.ts'
import type { KeptMessage } from './kept.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-inline-size: 46rem; margin: 3rem auto; padding-inline: 1.25rem }
h1 { margin: 0; font-size: 1.75rem }
ol { margin: 2rem 0 0; padding: 0; list-style: none }
li { margin-block-end: 1.5rem; padding: 1.25rem; border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas) }
h2 { margin: 0 0 .75rem; font-size: 1rem }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1.25rem; margin: 0 }
dt, .aside { color: color-mix(in srgb, CanvasText 70%, Canvas) }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext }
.aside { margin: 1rem 0 0; font-size: .875rem; overflow-wrap: anywhere }
a { color: inherit }
@media (width < 30rem) { dl { grid-template-columns: 1fr } dd { margin-block-end: .5rem } }
`

/** No scripts, no requests; the one style is allowed by its hash. */
export const mailCatcherPolicy = [
  "default-src 'none'",
  `style-src ${policyHash(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Text as HTML; control characters become visible symbols, except tab and line feed.
 * @example visibleText('<b>\0') // '&lt;b&gt;␀'
 */
export const visibleText = (text: string): string =>
  escapeHtml(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, character => {
      const code = character.charCodeAt(0)
      return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd'
    })

const shown = (value: unknown) =>
  visibleText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const field = ([name, value]: [string, unknown]) =>
  `<dt dir="auto">${visibleText(name)}</dt><dd dir="auto">${shown(value)}</dd>`

function item({ name, message }: KeptMessage): string {
  if (!message) return `<li><h2>Unreadable message file</h2><p class="aside">${visibleText(name)}</p></li>`
  const { received, call, lib_version, service_id, template_id, user_id, fields } = message
  const time = shown(received)
  const origin = [call, service_id, template_id, user_id, lib_version].map(shown).join(' · ')
  return `<li><h2><time datetime="${time}">${time.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time></h2>
<dl>${Object.entries(fields).map(field).join('\n')}</dl>
<p class="aside">${origin}<br>${visibleText(name)}</p></li>`
}

const empty = `<p>No message yet. The <a href="/contact">contact page</a> sends one.</p>`

/** The page that shows stored messages to developers, in the given order; `count` is their total number. */
export function mailCatcherPage({ messages, count }: { messages: KeptMessage[]; count: number }): string {
  const older = count - messages.length
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Outbox (${count})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>What the contact form sent to this server. It is kept here as files, and went nowhere else.</p>
${messages.length > 0 ? `<ol>\n${messages.map(item).join('\n')}\n</ol>` : empty}
${older > 0 ? `<p class="aside">Older messages, in the folder only: ${older}</p>` : ''}
</main>
</body>
</html>
`
}
