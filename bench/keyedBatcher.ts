/**
 * Batching as viem's `createBatchScheduler` does it: what is asked in one tick goes out as one request; it knows of no budget, and
 * of no keys that are missing.
 */
export function keyedBatcher<Key, Value>(load: (keys: readonly Key[]) => Promise<readonly Value[]>) {
  let waiting: { key: Key; resolve(value: Value): void; reject(error: unknown): void }[] = []
  return (key: Key): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length > 1) return
      setTimeout(() => {
        const sent = waiting
        waiting = []
        load(sent.map((one) => one.key)).then(
          (values) => sent.forEach(({ resolve }, index) => void resolve(values[index] as Value)),
          (error) => sent.forEach(({ reject }) => void reject(error)),
        )
      }, 0)
    })
}
