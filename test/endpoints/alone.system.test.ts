import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
const root = new URL('../../', import.meta.url).pathname

/** What a page would load, gzipped at the highest level; React and TanStack Query apart. */
async function bundle(code: string): Promise<{ text: string; size: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
  })
  const text = outputFiles[0]?.text ?? ''
  return { text, size: gzipSync(text, { level: 9 }).length }
}

const LIMIT = 10_000

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

describe.each(records.map((record) => [`${record.generation} ${record.name}`, record] as const))('%s', (_, record) => {
  it('comes alone: no other record is in the bundle of its hook, and it is small', async () => {
    const entry = record.generation === 'v3' ? 'index' : 'v2'
    const { text, size } = await bundle(`export { use${capital(record.name)} } from './src/${entry}.ts'`)
    const others = records.filter(({ path }) => path !== record.path && text.includes(JSON.stringify(path)))
    expect(others.map((other) => other.path)).toEqual([])
    expect(text).toContain(JSON.stringify(record.path))
    expect(size).toBeLessThanOrEqual(LIMIT)
  })
})

it('the record alone pulls no hook and no client', async () => {
  const { text } = await bundle(`export { masterchainInfo } from './src/endpoints/v3.ts'`)
  expect(text).not.toContain('@tanstack')
  expect(text).not.toContain('fetch')
})

it.each([
  ['useGetMasterchainInfo', 'v2', 'root_hash', 'internal.transactionId'],
  ['useDnsRecords', 'index', 'dns_site_adnl', 'max_bid_amount'],
  ['useValidatorElections', 'index', 'total_stake', 'stake_recovered'],
  ['useNominatorPool', 'index', 'active_nominators', 'withdraw_request_before'],
  ['useJettonMasters', 'index', 'jetton_content', 'mintless_info'],
  ['useJettonBurns', 'index', 'jetton_burns', 'forward_payload'],
  ['useNftCollections', 'index', 'collection_content', 'real_owner'],
  ['useMultisigOrders', 'index', 'approvals_mask', 'next_order_seqno'],
])('%s brings the schema of its own answers, and not that of others like them', async (hook, entry, own, other) => {
  const { text } = await bundle(`export { ${hook} } from './src/${entry}.ts'`)
  expect(text).toContain(own)
  expect(text).not.toContain(other)
})
