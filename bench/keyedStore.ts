/** What is least: values by key, each with who waits for it, and nothing else of what a cache does. */
export interface KeyedStore {
  subscribe(key: string, listener: () => void): () => void
  get(key: string): string | undefined
}

/** Asks for all keys that are subscribed to in one tick, `most` in a request, and tells of them when all have come. */
export function keyedStore(load: (keys: readonly string[]) => Promise<readonly string[]>, most: number): KeyedStore {
  const values = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()
  let waiting: string[] = []
  async function ask() {
    const keys = waiting
    waiting = []
    const parts = Array.from({ length: Math.ceil(keys.length / most) }, (_, at) =>
      keys.slice(at * most, (at + 1) * most),
    )
    const answers = await Promise.all(parts.map(load))
    answers.flat().forEach((value, index) => void values.set(keys[index] as string, value))
    for (const key of keys) for (const tell of listeners.get(key) ?? []) tell()
  }
  return {
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      if (!values.has(key) && waiting.push(key) === 1) setTimeout(ask, 0)
      return () => void own.delete(listener)
    },
    get: (key) => values.get(key),
  }
}
