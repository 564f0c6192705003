import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findKeyLeaks, sentenceOf } from './findKeyLeaks.ts'
import { keysOf } from './keys.ts'

export interface CheckKeyLeakOptions {
  /**
   * Keys to look for, each of at least 8 characters. Default: the values of all variables whose name has `TONCENTER` and,
   * behind it, `API_KEY`. They are those of the process, and those in `.env` files that Vite gives to pages (`VITE_…`).
   */
  keys?: readonly string[]
}

/**
 * Fails a build whose output folder has an API key in it, with the list of places, never the key. Runs after all other
 * plugins. Looks for the same as the command `toncenter-check-key-leak`: known keys, and texts that look like one.
 *
 * ```ts
 * plugins: [checkKeyLeak()]
 * ```
 */
export function checkKeyLeak(options: CheckKeyLeakOptions = {}): Plugin {
  let keys: readonly string[] = []
  const written = new Map<string, string>()
  return {
    name: 'toncenter-check-key-leak',
    apply: 'build',
    configResolved({ env }) {
      keys = options.keys ?? Object.values(keysOf({ ...process.env, ...env }))
    },
    // Not called by a build that fails before: that one has an error of its own.
    writeBundle() {
      const { root, build } = this.environment.config
      written.set(resolve(root, build.outDir), root)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folders = [...written]
        written.clear()
        for (const [folder, root] of folders) {
          const leaks = await findKeyLeaks(folder, keys)
          const places = leaks.map((leak) => `\n  ${sentenceOf(relative(root, folder), leak)}`)
          if (leaks.length) this.error(`The build has API keys in it:${places.join('')}`)
        }
      },
    },
  }
}
