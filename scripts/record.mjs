// Writes test/recordings: an answer of the local service for each endpoint, and refusals. A test records again and compares.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root, setup } from './setup.mjs'

setup()

const { createLoader } = await import('./loader.mjs')
const loader = await createLoader()
const { recordAll } = await loader.ssrLoadModule('/test/support/record.ts')

const files = await recordAll()
const folder = `${root}/test/recordings`
rmSync(folder, { recursive: true, force: true })
for (const [file, text] of files) {
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true })
  writeFileSync(`${folder}/${file}`, text)
}
const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
console.log(`${files.size} recordings, ${Math.round(bytes / 1000)} kB`)
await loader.close()
