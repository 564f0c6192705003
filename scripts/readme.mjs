// `npm run readme`: writes the table of endpoints, read from their records, into README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setup } from './setup.mjs'

setup()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fileURLToPath(new URL('endpoints-table.ts', import.meta.url)))
const readme = fileURLToPath(new URL('../README.md', import.meta.url))
writeFileSync(readme, module.withTable(readFileSync(readme, 'utf8')))
