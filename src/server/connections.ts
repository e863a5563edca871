import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

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
function inTurn(listener: RequestListener, { answer: longest, requests }: Limits): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>()
  const counts = new WeakMap<Socket, number>()
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

/** A server with bounds on what a connection may take: requests, memory and time. */
export function boundedServer(listener: RequestListener, limits: Partial<Limits> = {}): Server {
  const all = { ...usual, ...limits }
  const server = createServer(inTurn(listener, all))
  // Node reads no more than these; the last of them says that the connection ends, which Node leaves to the headers.
  server.maxRequestsPerSocket = all.requests
  server.timeout = all.idle
  return server
}
