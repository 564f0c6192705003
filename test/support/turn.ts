/** Ends after one turn of the event loop: all that needs no timer and no socket has happened by then. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
