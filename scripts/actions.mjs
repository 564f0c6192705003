// `npm run actions`: writes the table of action types in docs/local.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root, setup } from './setup.mjs'

setup()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fileURLToPath(new URL('action-table.ts', import.meta.url)))
const page = `${root}/docs/local.md`
writeFileSync(page, module.withActionTable(readFileSync(page, 'utf8')))
