/** Calls a listener. What it throws is its own failure, not that of who calls it, nor of the other listeners. */
export function hear(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
