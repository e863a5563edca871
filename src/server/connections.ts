import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { cacheControl, securityHeaders } from '../build/hosting/headers.ts'
import { sendText } from './plainText.ts'

type Limits = {
  /** Requests of one connection; clients open another one for more. */
  requests: number
  /** Milliseconds in which a connection must move a byte. */
  idle: number
  /** Milliseconds in which an answer must be read to its end. */
  answer: number
}

/** A phone on a bad line reads the largest page in a minute. */
const usual: Limits = { requests: 100, idle: 30_000, answer: 600_000 }

/**
 * Answers the requests of a connection one after the other, as the protocol has them answered: clients that send many
 * at once (pipelining) and read nothing would otherwise open as many files. What a closed connection asked for is not
 * begun; an answer that takes too long ends its connection, and so does the last answer that a connection may have.
 */
function inTurn(
  listener: RequestListener,
  { answer: longest, requests }: Limits,
  queues: WeakMap<Duplex, (() => void)[]>,
): RequestListener {
  const counts = new WeakMap<Duplex, number>()
  return (request, response) => {
    const { socket } = request
    const count = (counts.get(socket) ?? 0) + 1
    counts.set(socket, count)
    if (count >= requests) response.setHeader('Connection', 'close')
    const begin = () => {
      if (socket.destroyed) return
      const timer = setTimeout(() => socket.destroy(), longest).unref()
      response.once('close', () => {
        clearTimeout(timer)
        const next = queues.get(socket)?.shift()
        if (next) next()
        else queues.delete(socket)
      })
      listener(request, response)
    }
    const queue = queues.get(socket)
    if (queue) return void queue.push(begin)
    queues.set(socket, [])
    begin()
  }
}

/** Errors of the parser that have a status of their own. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** An answer to what is no request, with the headers of every other answer. */
function plainAnswer(status: number): string {
  const headers = {
    ...securityHeaders,
    'Cache-Control': cacheControl.never,
    'Content-Length': 0,
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}

/** A server with bounds on what a connection may take: requests, memory and time. */
export function boundedServer(listener: RequestListener, limits: Partial<Limits> = {}): Server {
  const all = { ...usual, ...limits }
  const queues = new WeakMap<Duplex, (() => void)[]>()
  const server = createServer(inTurn(listener, all, queues))
  // Node reads no more than these; the last of them says that the connection ends, which Node leaves to the headers.
  server.maxRequestsPerSocket = all.requests
  server.timeout = all.idle
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Nothing may stand within an answer that is under way.
    if (!socket.writable || queues.has(socket)) return void socket.destroy()
    socket.end(plainAnswer(statuses[error.code ?? ''] ?? 400), () => socket.destroy())
  })
  server.on('checkExpectation', (_request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    sendText(response, 417, 'Expectation failed', { Connection: 'close' })
  })
  return server
}
