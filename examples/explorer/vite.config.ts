import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { scopedName } from '../../scripts/css-names.ts'
import { sourceAlias } from '../../scripts/source-alias.ts'
import { toncenter } from '../../src/vite.ts'
import { readSettings, withSettings } from './settings.ts'

const { TONCENTER_NETWORK: network, TONCENTER_API_KEY: apiKey } = process.env

/** The development server puts the settings into the page as server.ts does with the built one. */
const settings: Plugin = {
  name: 'settings',
  apply: 'serve',
  transformIndexHtml: (html) => withSettings(html, readSettings(process.env)),
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    settings,
    toncenter(
      network ? { network, ...(apiKey && { apiKey }) } : { local: { network: 'mainnet', mine: { everyMs: 5000 } } },
    ),
  ],
  // The explorer uses the public names only; here they stand for the sources, so that an edit shows at once.
  resolve: { alias: sourceAlias },
  css: { modules: { generateScopedName: scopedName } },
  // The home page needs all of its first modules: one script is smaller and earlier there than thirty.
  build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } } },
})
