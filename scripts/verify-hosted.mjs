// `npm run verify:hosted`: asks the hosted service what it can be asked without changing anything, and writes a report. For a person
// with internet: one request a second, ten with a key, at most five minutes.
//   TONCENTER_NETWORK=mainnet|testnet   default mainnet
//   TONCENTER_API_KEY=…                 goes to the service, and into no file
//   TONCENTER_BASE_URL=…                another host that serves the API: `network` is then its name
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root, setup } from './setup.mjs'

setup()

const { createLoader } = await import('./loader.mjs')
const loader = await createLoader()
const { verify } = await loader.ssrLoadModule('/scripts/verify/verify.ts')
const { needsEyes, recordingsOf, reportOf } = await loader.ssrLoadModule('/scripts/verify/report.ts')

const { TONCENTER_NETWORK: network = 'mainnet', TONCENTER_API_KEY: apiKey, TONCENTER_BASE_URL: baseUrl } = process.env
const at = new Date()
const found = await verify({ network, baseUrl, apiKey: apiKey || undefined, onStep: (line) => console.log(line) })
await loader.close()

const folder = `${root}/verified/${network}`
rmSync(folder, { recursive: true, force: true })
const files = new Map([['report.md', reportOf(found, at)]])
for (const [path, text] of recordingsOf(found)) files.set(`recordings/${path}`, text)
for (const [path, text] of files) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
  writeFileSync(`${folder}/${path}`, text)
}
console.log(
  `${found.asked.length} requests in ${found.seconds} s: verified/${network}/report.md, ${files.size - 1} recordings`,
)
process.exitCode = needsEyes(found) ? 1 : 0
