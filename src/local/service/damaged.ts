import { systemClock } from '../../core/pace/clock.ts'
import type { RequestFaults } from './faults.ts'

/** Pieces of a slow body. */
const PIECES = 10

/** The bytes in pieces, spread over `ms`. */
function trickle(bytes: Uint8Array<ArrayBuffer>, ms: number, signal: AbortSignal): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      await systemClock.sleep(ms / PIECES, signal)
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
}

/** The answer as a bad line delivers it: late in pieces, or only its beginning. */
export async function damaged(
  response: Response,
  { slowMs, cut }: RequestFaults,
  signal: AbortSignal,
): Promise<Response> {
  if (!slowMs && cut === undefined) return response
  const whole = new Uint8Array(await response.arrayBuffer())
  // At least one byte is missing, and one arrives.
  const bytes = cut === undefined ? whole : whole.slice(0, 1 + Math.floor(cut * (whole.length - 2)))
  return new Response(slowMs ? trickle(bytes, slowMs, signal) : bytes, response)
}
