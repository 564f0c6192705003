/** A request that waits for its turn. */
export interface Place {
  readonly client: string
  /** The lowest number leaves first. */
  readonly order: number
  /** Ends the wait, in favour of a client that has fewer. */
  readonly displace: () => void
}

/** The requests that wait, in rounds: each client that waits has one turn a round. */
export interface Turns {
  /** A place; `undefined` where `max` wait, and no client has more of them than this one would have. */
  join(client: string, displace: () => void): Place | undefined
  leave(place: Place, isServed: boolean): void
  /** Whether clients wait beside this one. */
  hasOthers(client: string): boolean
}

export function createTurns(max: number): Turns {
  const places = new Map<string, Place[]>()
  let count = 0
  /** Of the last request that left for the service. */
  let round = 0

  function leave(place: Place) {
    const own = places.get(place.client)
    const index = own?.indexOf(place) ?? -1
    if (!own || index < 0) return
    count--
    own.splice(index, 1)
    if (!own.length) places.delete(place.client)
  }

  /** Takes the newest request from the client with the most, where that has more than `least`. */
  function displaceOne(least: number): boolean {
    let most: Place[] = []
    for (const one of places.values()) if (one.length > most.length) most = one
    const newest = most.at(-1)
    if (!newest || most.length <= least) return false
    leave(newest)
    newest.displace()
    return true
  }

  return {
    join(client, displace) {
      const own = places.get(client) ?? []
      if (count >= max && !displaceOne(own.length + 1)) return
      const place = { client, displace, order: Math.max(round, own.at(-1)?.order ?? 0) + 1 }
      places.set(client, [...own, place])
      count++
      return place
    },
    leave(place, isServed) {
      if (isServed) round = Math.max(round, place.order)
      leave(place)
    },
    hasOthers: (client) => places.size > (places.has(client) ? 1 : 0),
  }
}
