import { readBytes } from '../../statements/readBytes.ts'

// Reads files beside the page, which stays free to answer: a file's bytes come in, what they contain goes back.
globalThis.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<ArrayBuffer>) => {
  port?.postMessage(await readBytes('', new Uint8Array(data)))
})
