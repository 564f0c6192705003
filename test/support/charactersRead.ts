/** Methods of strings that read their characters. A slice is a view and reads none. */
const SCANS = ['indexOf', 'lastIndexOf', 'includes', 'normalize', 'toLowerCase', 'toUpperCase', 'split'] as const

/** Characters that patterns and methods of strings read while `run` runs: counted, so that a busy machine changes nothing. */
export function charactersRead(run: () => unknown): number {
  let read = 0
  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    // A search reads to the end of what it finds; at one place alone it reads no further when it finds nothing.
    const end = this.sticky ? from + 1 : text.length
    read += (found ? found.index + found[0].length : end) - from
    return found
  }
  const methods = SCANS.map((name) => [name, String.prototype[name]] as const)
  for (const [name, method] of methods) {
    String.prototype[name] = function (this: string, ...given: never[]) {
      const result: unknown = (method as (...given: never[]) => unknown).apply(this, given)
      read +=
        typeof result === 'number' && result >= 0 ? result : typeof result === 'string' ? result.length : this.length
      return result
    } as never
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
    for (const [name, method] of methods) String.prototype[name] = method as never
  }
  return read
}
