/** What `run` gives; nothing where it fails, as it may on a row that is not as documented. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
