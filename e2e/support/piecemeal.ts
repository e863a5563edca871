import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const pieceEvery = 40

/**
 * Serves the site at `origin` once more, whose pages come in pieces: cut where `cut` says, some milliseconds apart. All
 * else comes as it is. Gives the new origin, and what closes it.
 */
export async function servePiecemeal(cut: (html: string) => string[], origin = '') {
  const server = createServer(async ({ url = '', headers }, response) => {
    const answer = await fetch(origin + url, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    for (const piece of cut(await answer.text())) {
      response.write(piece)
      await new Promise(resolve => setTimeout(resolve, pieceEvery))
    }
    response.end()
  }).listen()
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** Cuts a page after each link and button of its bar. */
export function alongBar(html: string): string[] {
  const [bar = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? []
  return html.replace(bar, bar.replace(/<\/(a|button)>/g, '$&\u0000')).split('\u0000')
}

/** Cuts the content of a page into 25 pieces of about as many elements each. */
export function alongContent(html: string): string[] {
  const start = html.indexOf('<main')
  const elements = html.slice(start).split(/(?<=<\/(?:a|button|dd|div|dt|h\d|label|li|p|picture|svg)>)/)
  const size = Math.ceil(elements.length / 25)
  const pieces = elements.map((_, at) => (at % size === 0 ? elements.slice(at, at + size).join('') : ''))
  return [html.slice(0, start), ...pieces.filter(Boolean)]
}
