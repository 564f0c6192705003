import type { RunningChain } from './runningChain.ts'

/**
 * Seals a block every `ms` milliseconds, until the returned function is called. `since` is when the clock of the chain was right,
 * in milliseconds of this machine. `log` gets the reason for which there is no block.
 */
export function mineEvery(
  ms: number,
  since: number,
  chain: () => Promise<RunningChain>,
  log: (line: string) => void,
): () => void {
  let sealing = false
  let said: string | undefined
  let sealedAt = since
  const timer = setInterval(async () => {
    // A slow machine, or one that slept, seals less often: the next block then covers all that time.
    if (sealing) return
    sealing = true
    try {
      const running = await chain()
      // Blocks have whole seconds, so that several blocks can share one.
      const seconds = Math.max(0, Math.floor((Date.now() - sealedAt) / 1000))
      sealedAt += seconds * 1000
      await running.live(seconds)
    } catch (error) {
      // A chain without blocks says so once.
      const { message } = error as Error
      if (message !== said) log(`no block could be sealed: ${message}`)
      said = message
    } finally {
      sealing = false
    }
  }, ms)
  // The timer must not keep a Node process alive.
  if (typeof timer === 'object') timer.unref()
  return () => clearInterval(timer)
}
