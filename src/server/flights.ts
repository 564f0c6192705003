interface Flight<Result> {
  readonly result: Promise<Result>
  readonly stop: AbortController
  waiting: number
}

/** Runs `run`, or waits for the pending run of the same key. `signal` ends the waiting of this caller only. */
export type Join<Result> = (
  key: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>

/** Lets callers with one key share one run. The run is aborted when the last of them leaves. */
export function createFlights<Result>(): Join<Result> {
  const flights = new Map<string, Flight<Result>>()

  function forget(key: string, flight: Flight<Result>) {
    if (flights.get(key) === flight) flights.delete(key)
  }

  function take(key: string, run: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const under = flights.get(key)
    if (under) return under
    const stop = new AbortController()
    const flight = { result: run(stop.signal), stop, waiting: 0 }
    flights.set(key, flight)
    const done = () => forget(key, flight)
    flight.result.then(done, done)
    return flight
  }

  return async (key, signal, run) => {
    signal.throwIfAborted()
    const flight = take(key, run)
    flight.waiting++
    let leave = () => {}
    const gone = new Promise<never>((_, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([flight.result, gone])
    } finally {
      signal.removeEventListener('abort', leave)
      if (--flight.waiting === 0) {
        // The next caller starts anew: an aborted run has no answer for it.
        forget(key, flight)
        flight.stop.abort()
      }
    }
  }
}
