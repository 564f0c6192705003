import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressName } from './peer.ts'

/** The connections of a server, and the answers that each waits for. */
export interface Sockets {
  /** Takes a connection. Above the number that may be, the address with the most gives one up; it is the new one where none has more. */
  open(socket: Socket): void
  answersOf(socket: Socket): Set<ServerResponse> | undefined
  all(): Iterable<readonly [Socket, Set<ServerResponse>]>
}

export function createSockets(max: number): Sockets {
  const answers = new Map<Socket, Set<ServerResponse>>()
  const byAddress = new Map<string, Set<Socket>>()

  const names = new Map<Socket, string>()

  function forget(socket: Socket) {
    const name = names.get(socket) ?? ''
    const own = byAddress.get(name)
    answers.delete(socket)
    names.delete(socket)
    own?.delete(socket)
    if (!own?.size) byAddress.delete(name)
  }

  /** The longest silent connection of an address; else its newest. */
  function leastUsed(sockets: ReadonlySet<Socket> = new Set()): Socket | undefined {
    let last: Socket | undefined
    for (const socket of sockets) {
      if (!answers.get(socket)?.size) return socket
      last = socket
    }
    return last
  }

  /** The connections of the address that has the most, where these are more than `least`. */
  function most(least: number): ReadonlySet<Socket> | undefined {
    let found: ReadonlySet<Socket> | undefined
    for (const one of byAddress.values()) if (one.size > (found?.size ?? least)) found = one
    return found
  }

  return {
    open(socket) {
      const name = addressName(socket.remoteAddress) ?? ''
      const own = byAddress.get(name) ?? new Set()
      if (answers.size >= max) {
        const given = leastUsed(most(own.size + 1))
        if (!given) return void socket.destroy()
        // Its end is reported later: until then it would be given up again.
        forget(given)
        given.destroy()
      }
      byAddress.set(name, own.add(socket))
      names.set(socket, name)
      answers.set(socket, new Set())
      socket.once('close', () => forget(socket))
    },
    answersOf: (socket) => answers.get(socket),
    all: () => answers,
  }
}
