import { decode } from '../../statements/decode.ts'
import { readText } from '../../statements/readText.ts'

// Reads files beside the page, which stays free to answer: a file's bytes come in, what they contain goes back.
globalThis.addEventListener('message', ({ data, ports: [port] }: MessageEvent<ArrayBuffer>) => {
  port?.postMessage(readText(decode(new Uint8Array(data))))
})
