// `npm run verify:hosted`: asks the hosted service what it can be asked without changing anything, and writes a report. For a person
// with internet: one request a second, ten with a key, at most five minutes. Ends with 1 where somebody should look.
//   TONCENTER_NETWORK=mainnet|testnet   default mainnet
//   TONCENTER_API_KEY=…                 goes to the service, and into no file
//   TONCENTER_BASE_URL=…                another host that serves the API: `network` is then its name
//   npm run verify:hosted -- FOLDER     default verified/NETWORK
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root, setup } from './setup.mjs'

setup()

const { createLoader } = await import('./loader.mjs')
const loader = await createLoader()
const { verify } = await loader.ssrLoadModule('/scripts/verify/verify.ts')
const { findingsOf, recordingsOf, reportOf } = await loader.ssrLoadModule('/scripts/verify/report.ts')

const { TONCENTER_NETWORK: network = 'mainnet', TONCENTER_API_KEY: apiKey, TONCENTER_BASE_URL: baseUrl } = process.env
const at = new Date()
const found = await verify({ network, baseUrl, apiKey: apiKey || undefined, onStep: (line) => console.log(line) })
await loader.close()

const folder = resolve(process.argv[2] ?? `${root}/verified/${network}`)
const findings = findingsOf(found)
const files = new Map([
  ['report.md', reportOf(found, at)],
  ['findings.txt', findings.map((line) => `${line}\n`).join('')],
])
for (const [path, text] of recordingsOf(found)) files.set(`recordings/${path}`, text)
rmSync(`${folder}/recordings`, { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
  writeFileSync(`${folder}/${path}`, text)
}
console.log(
  `${found.asked.length} requests in ${found.seconds} s, ${findings.length} findings: ${folder}/report.md, ${files.size - 2} recordings`,
)
process.exitCode = findings.length ? 1 : 0
