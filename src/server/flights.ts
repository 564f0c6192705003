import { onAbort } from '../core/http/abort.ts'

interface Flight<Result> {
  readonly result: Promise<Result>
  readonly stop: AbortController
  waiting: number
  isOver: boolean
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
    const flight = { result: run(stop.signal), stop, waiting: 0, isOver: false }
    flights.set(key, flight)
    const done = () => {
      flight.isOver = true
      forget(key, flight)
    }
    flight.result.then(done, done)
    return flight
  }

  function leave(key: string, flight: Flight<Result>) {
    if (--flight.waiting || flight.isOver) return
    // The next caller starts anew: an aborted run has no answer for it.
    forget(key, flight)
    flight.stop.abort()
  }

  return (key, signal, run) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const flight = take(key, run)
      flight.waiting++
      const release = onAbort(signal, () => {
        leave(key, flight)
        reject(signal.reason)
      })
      flight.result.then(
        (result) => {
          release()
          resolve(result)
        },
        (error) => {
          release()
          reject(error)
        },
      )
    })
}
