#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { describeDropped, makeRegistry, registryText } from './makeRegistry.ts'
import { readList } from './readList.ts'

const HELP = `toncenter-token-registry: a registry of tokens for the provider, from a public list.

  toncenter-token-registry https://example.org/jettons.json src/tokens.ts --name Example

  <list>           a file or an https: URL: JSON, either [{ address, symbol, name }, …] or { name, tokens: […] }
  <output>         the file to write: a module (.ts) or JSON (.json)
  --name N         whose list it is, as readers know it (default: what the list calls itself)
  --network N      the network of the addresses (default mainnet)
  --made T         when the list was made, ISO 8601 (default: the timestamp of the list, if it has one)
  --help           this text

Rows that are no tokens are left out, counted and named. The same list gives the same file.
`

const string = { type: 'string' } as const

/** The options of the command line. @throws {Error} in one sentence for what cannot be. */
function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: string, network: string, made: string, help: { type: 'boolean' } },
  })
  if (values.help) return
  const [from, to, more] = positionals
  if (!from || !to || more) throw new Error('Give a list and a file to write. See --help.')
  if (!/\.(?:ts|json)$/.test(to)) throw new Error(`${to} ends in neither .ts nor .json.`)
  if (values.made !== undefined && Number.isNaN(Date.parse(values.made)))
    throw new Error(`--made ${values.made} is no time.`)
  return { ...values, from, to }
}

const timestampOf = (list: unknown) => {
  const { timestamp } = Object(list)
  return typeof timestamp === 'string' && !Number.isNaN(Date.parse(timestamp)) ? timestamp : undefined
}

try {
  const options = readOptions()
  if (options) {
    const { from, to, name, network = 'mainnet' } = options
    const list = await readList(from)
    const made = options.made ?? timestampOf(list)
    const source = /^https:/i.test(from) ? from : basename(from)
    const { registry, dropped } = makeRegistry(list, { name, network, source, ...(made && { made }) })
    await writeFile(to, registryText(registry, to.endsWith('.ts')))
    process.stdout.write(`${registry.tokens.length} tokens of ${registry.name} are in ${to}.\n`)
    if (dropped.size) process.stderr.write(`Left out: ${describeDropped(dropped)}.\n`)
  } else process.stdout.write(HELP)
} catch (error) {
  process.stderr.write(`toncenter-token-registry: ${(error as Error).message}\n`)
  process.exitCode = 2
}
