/** Whether the page is hidden. Elsewhere always `false`. */
export const isHidden = (): boolean => globalThis.document?.visibilityState === 'hidden'

/** Calls `listener` the next time that the page is hidden or shown. One that waits for that already is added once. */
export const onTurn = (listener: () => void): void =>
  globalThis.document?.addEventListener?.('visibilitychange', listener, { once: true })
