/** Calls a listener. An error that it throws is its own: it stops neither the caller nor the other listeners. */
export function hear(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
