/** What React says in tests alone: a server and a page never draw in one process. */
const ONE_PROCESS = 'Detected multiple renderers concurrently rendering'

/** The messages that a page would see too, of calls of `console.error` or `console.warn`. */
export const messagesOfPage = (calls: readonly (readonly unknown[])[]): readonly string[] =>
  calls.map(([text]) => String(text)).filter((text) => !text.includes(ONE_PROCESS))
