import type { Environment } from 'vitest/runtime'
import { populateGlobal } from 'vitest/runtime'
import { requireTool } from '../../scripts/tools.mjs'

/** What Node has too, and a page has of its own. */
const OWN = ['Request', 'Response', 'Headers', 'fetch', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams']

/** happy-dom of tools/ as the environment of a test file: Vitest's own finds only what the repository has. */
export default {
  name: 'happy-dom',
  viteEnvironment: 'client',
  setup(global) {
    const { GlobalWindow } = requireTool('happy-dom')
    const page = new GlobalWindow({ url: 'http://localhost:3000', console, settings: { disableErrorCapturing: true } })
    const { keys, originals } = populateGlobal(global, page, { bindFunctions: true, additionalKeys: OWN })
    return {
      async teardown() {
        await page.happyDOM.abort()
        page.close()
        for (const key of keys) delete global[key]
        for (const [key, value] of originals) global[key] = value
      },
    }
  },
} satisfies Environment
