/** Whether the device says that it has no network. Outside of a page nobody says so. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Resolves once the device has a network; rejects with the signal's reason when aborted. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    globalThis.addEventListener('online', () => resolve(), { once: true, signal })
  })
}
