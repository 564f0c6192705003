import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { scopedName } from '../../scripts/css-names.ts'
import { sourceAlias } from '../../scripts/source-alias.ts'
import { toncenter } from '../../src/vite.ts'

const { TONCENTER_NETWORK: network, TONCENTER_API_KEY: apiKey } = process.env

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    toncenter(
      network
        ? { network, ...(apiKey && { apiKey }) }
        : {
            network: 'local',
            local: { network: 'mainnet', mine: { everyMs: 5000 } },
          },
    ),
  ],
  // The explorer uses the public names only; here they stand for the sources, so that an edit shows at once.
  resolve: { alias: sourceAlias },
  css: { modules: { generateScopedName: scopedName } },
})
