import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { findingsOf, recordingsOf, reportOf } from '../../scripts/verify/report.ts'
import { type VerifyOptions, verify } from '../../scripts/verify/verify.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { serve } from '../../src/local/hosts/http.ts'
import type { Fault, LocalService } from '../../src/local/options.ts'
import { createLocalService } from '../../src/local/service.ts'
import { folderOf } from '../support/recordings.ts'

const KEY = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6a1b2'
const service = createLocalService({ mine: 'manual' })

/** The report on the local service, whose answers pass `change` on their way. */
async function verified(
  change: (url: URL, response: Response) => Response | Promise<Response> = (_, same) => same,
  more: Partial<VerifyOptions> = {},
) {
  const found = await verify({
    network: 'local',
    baseUrl: 'http://local.test',
    requestsPerSecond: 1e6,
    fetch: async (request) => change(new URL(request.url), await service.fetch(request)),
    ...more,
  })
  return { found, report: reportOf(found, new Date(0)), files: [...recordingsOf(found)] }
}

type Rows = Record<string, unknown>[]

/** An action of the local service, for answers that are made of it. */
const sample: Rows = (await (await service.fetch('http://local.test/api/v3/actions?limit=1')).json()).actions

/** Changes the body of answers whose path ends so. */
const bodyOf =
  (path: string, change: (body: Record<string, unknown>, url: URL) => void) => async (url: URL, response: Response) => {
    if (!url.pathname.endsWith(path) || !response.ok) return response
    const body = await response.json()
    change(body, url)
    return Response.json(body, { headers: response.headers })
  }

describe('npm run verify:hosted, on the local service', () => {
  it('asks every endpoint that reads, and finds nothing that is not as documented', async () => {
    const { found, report, files } = await verified()
    expect(found.left).toEqual([])
    expect(findingsOf(found)).toEqual([])
    const names = new Set(found.asked.map(({ generation, name }) => `${generation} ${name}`))
    const readers = [...Object.values(v2), ...Object.values(v3)].filter(({ kind }: AnyEndpoint) => kind !== 'mutation')
    // `jsonRPC` counts as sending: here it reads.
    expect(names.size).toBe(readers.length + 1)
    expect(report).toContain('| members or words that the contract lacks | 0 |')
    expect(found.typesFound.length).toBeGreaterThan(15)
    expect(found.tracesRead).toBeGreaterThan(10)
    expect(report).toContain('## Findings: 0')
    expect(files.map(([path]) => path)).toContain('v3/traces/001.json')
    // Types that the service lacks leave no recording.
    const ofActions = files.filter(([path]) => path.startsWith('v3/actions/'))
    expect(ofActions.filter(([, text]) => !text.includes('"trace_id"'))).toEqual([])
    expect(ofActions.length).toBeGreaterThan(0)
    // Where the tests look for recordings.
    const folders = new Set(files.map(([path]) => path.slice(0, path.lastIndexOf('/'))))
    const known = new Set([...readers.map(folderOf), folderOf(v2.jsonRPC), 'v2/_errors', 'v3/_errors'])
    expect([...folders].filter((folder) => !known.has(folder))).toEqual([])
    const of = ({ method, url }: { method: string; url: string }) =>
      method === 'GET' && url.endsWith('/masterchainInfo')
    expect(found.knocks.filter(of)).toMatchObject([{ status: 200, cors: '*', allowsPages: true }])
    expect(found.knocks.filter(({ allowsPages }) => allowsPages)).toHaveLength(4)
  })

  it('asks about contracts of a kind with the addresses that the actions name', async () => {
    const { found } = await verified()
    const tails = (name: string) =>
      found.asked.filter((one) => one.name === name).map(({ tail }) => decodeURIComponent(tail))
    const sales = found.asked.find(({ name }) => name === 'nftSales')?.body as { nft_sales: Rows }
    expect([tails('nftSales').length, sales.nft_sales.length]).toEqual([1, 1])
    const names = found.asked.find(({ name }) => name === 'dnsRecords')?.body as { records: Rows }
    expect(names.records.length, tails('dnsRecords').join()).toBeGreaterThan(0)
  })

  it('asks the pool, the multisig and the vesting wallet of an action', async () => {
    const [pool = '', wallet = '', holder = ''] = ['A1', 'B2', 'C3'].map((byte) => `0:${byte.repeat(32)}`)
    const rows: Record<string, object> = {
      stake_deposit: {
        provider: 'nominator',
        stake_holder: holder,
        pool,
        amount: '1',
        tokens_minted: null,
        asset: null,
      },
      multisig_execute: { source: holder, destination: wallet },
      vesting_send_message: { vesting: wallet },
    }
    const { found } = await verified(
      bodyOf('/actions', (body, url) => {
        const [base] = sample
        const type = url.searchParams.getAll('action_type').find((one) => one in rows)
        if (type) body.actions = [{ ...base, type, details: rows[type] }]
      }),
    )
    const tail = (name: string) => decodeURIComponent(found.asked.find((one) => one.name === name)?.tail ?? '')
    expect(tail('nominatorPool')).toContain(`pool=${toFriendlyAddress(pool)}`)
    expect(tail('nominatorPoolNominatorRewards')).toContain(`nominator=${toFriendlyAddress(holder)}`)
    expect(tail('multisigOrders')).toContain(`multisig_address=${toFriendlyAddress(wallet)}`)
    expect(tail('vesting')).toContain(`contract_address=${toFriendlyAddress(wallet)}`)
  })

  it('names words of open sets, types of actions, and an API that no page may ask', async () => {
    const { found, report } = await verified(async (url, response) => {
      const named = bodyOf('/actions', ({ actions }) => {
        const [first] = actions as Rows
        if (first) first.type = 'moon_landing'
      })
      const stated = bodyOf('/accountStates', ({ accounts }) => {
        for (const one of accounts as Rows) one.status = 'asleep'
      })
      const changed = await stated(url, await named(url, response))
      if (url.pathname.startsWith('/api/v2')) changed.headers.delete('access-control-allow-headers')
      return changed
    })
    expect(found.typesUnknown).toEqual(['moon_landing'])
    expect(report).toContain('Unknown to the contract: moon_landing.')
    expect(findingsOf(found)).toEqual([
      'an action type that the contract lacks: moon_landing',
      'no CORS: OPTIONS http://local.test/api/v2/getMasterchainInfo',
      'v3 accountStates, members or words that the contract lacks: AccountStateFull.status "asleep"',
      'v3 actions, members or words that the contract lacks: ActionsResponse.actions.type "moon_landing"',
    ])
  })

  it('finds the same on another night: rows, values and times are no findings', async () => {
    const broken = (many: number) => {
      const masters = bodyOf('/jetton/masters', ({ jetton_masters: rows }) => {
        for (const row of (rows as Rows).slice(0, many)) row.total_supply = many
      })
      // A list without a name around it.
      const transactions = bodyOf('/getTransactions', (body) => {
        const [row] = body.result as Rows
        body.result = [0, 1, 2].map((at) => (at === many ? { ...row, fee: null } : row))
      })
      return async (url: URL, response: Response) => transactions(url, await masters(url, response))
    }
    const nights = [await verified(broken(1)), await verified(broken(2))].map(({ found }) => findingsOf(found))
    expect(nights[0]).toHaveLength(2)
    expect(nights[1]).toEqual(nights[0])
  })

  it('names a member that the contract lacks, by its type', async () => {
    const change = bodyOf('/jetton/masters', ({ jetton_masters: rows }) => {
      for (const row of rows as Rows) row.colour = 'blue'
    })
    const { found, report } = await verified(change)
    expect(
      found.asked.filter(({ result }) => result === 'differs').map(({ name, details }) => [name, ...details]),
    ).toEqual([['jettonMasters', 'JettonMaster.colour']])
    expect(findingsOf(found)).toEqual([
      'v3 jettonMasters, members or words that the contract lacks: JettonMaster.colour',
    ])
    expect(report).toContain('- v3 jettonMasters, members or words that the contract lacks: JettonMaster.colour\n')
  })

  it('names what cannot be read, and an outcome that the phases contradict', async () => {
    const broken = bodyOf('/nft/items', ({ nft_items: rows }) => {
      for (const row of rows as Rows) row.owner_address = 5
    })
    const contrary = bodyOf('/traces', ({ traces }) => {
      for (const { actions } of traces as { actions: Rows }[])
        for (const action of actions ?? []) action.success = false
    })
    const { found } = await verified(async (url, response) => broken(url, await contrary(url, response)))
    const [bad, ...others] = found.asked.filter(({ result }) => result === 'unreadable')
    expect([bad?.name, others.length]).toEqual(['nftItems', 0])
    expect(bad?.details[0]).toContain('owner_address')
    // Of an end that the phases alone do not prove, the action decides.
    expect(found.odd.length).toBeGreaterThan(4)
    expect(found.odd[0]?.outcome).toBe('the phases say succeeded, the action says the opposite')
  })

  it('names the request that nobody answered, apart from those that were refused', async () => {
    const { found, report } = await verified((url, response) => {
      if (url.pathname.endsWith('/getAddressState')) throw new TypeError('broken off')
      return url.pathname.endsWith('/vesting') ? Response.json({ error: 'no' }, { status: 500 }) : response
    })
    const [failed, ...others] = found.asked.filter(({ result }) => result === 'failed')
    expect([failed?.tail, others.length]).toEqual([expect.stringMatching(/^getAddressState\?address=/), 0])
    const [documented = '', refused = ''] = report.split('## Refusals')
    expect(documented).toMatch(
      /\| v2 getAddressState \| getAddressState\?address=\S+ \| none \| no answer \| connection: the /,
    )
    expect(documented).not.toContain('vesting')
    expect(refused).toMatch(/\| v3 vesting \| vesting\?\S+ \| 500 \| refused \| server: the service failed/)
  })

  it('has neither the key nor the address of a machine in what it writes', async () => {
    const refuse = (url: URL, response: Response) =>
      url.pathname.endsWith('/vesting')
        ? Response.json(
            {
              error: `key ${KEY} is not for 203.0.113.7 and\n2001:db8:0:0:0:0:2:1, 2001:db8::1 or ::ffff:203.0.113.8. a::word`,
            },
            { status: 403 },
          )
        : response
    const { found, report, files } = await verified(refuse, { apiKey: KEY })
    const written = [report, ...files.map(([, text]) => text)].join('\n')
    expect(found.asked.find(({ name }) => name === 'vesting')?.result).toBe('refused')
    expect(written).toContain('key [key] is not for [ip] and\\n[ip], [ip] or [ip]. a::word')
    expect([KEY, '203.0.113', '2001:db8'].filter((secret) => written.includes(secret))).toEqual([])
  })

  it('ends when the time is over, in the middle of a request too, and says what it did not ask', async () => {
    // Without an end of its own the request for blocks would outlive the test.
    const { found, report } = await verified(
      (url, response) => (url.pathname.endsWith('/blocks') ? new Promise<Response>(() => {}) : response),
      { mostMs: 8_000 },
    )
    expect(found.left).toContain('v3 blocks')
    expect(found.asked.length).toBeGreaterThan(10)
    expect(report).toContain('## Not asked: the time was over')
  })

  it('sends one request after another, the knocks too', async () => {
    const at: number[] = []
    await verified(
      (_, response) => {
        at.push(performance.now())
        return response
      },
      { requestsPerSecond: 20, mostMs: 1_500 },
    )
    const [first = 0, last = 0] = [at[0], at.at(-1)]
    expect(at.length).toBeGreaterThan(10)
    // A burst that the service allows is within its second.
    expect(at.length).toBeLessThanOrEqual(20 * ((last - first) / 1000 + 1))
  })
})

describe('the command, on a local service over HTTP', () => {
  const folders: string[] = []
  let served: { close(): Promise<void> } | undefined
  afterEach(async () => {
    await served?.close()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  /** Exit code, output and files of the command. */
  async function command(faults: readonly Fault[]) {
    const local: LocalService = createLocalService({ mine: 'manual', keys: { [KEY]: 'mainnet' }, faults })
    const { url, close } = await serve(local)
    served = { close }
    const folder = mkdtempSync(join(tmpdir(), 'toncenter-verify-'))
    folders.push(folder)
    const script = fileURLToPath(new URL('../../scripts/verify-hosted.mjs', import.meta.url))
    const env = { ...process.env, TONCENTER_NETWORK: 'mainnet', TONCENTER_BASE_URL: url, TONCENTER_API_KEY: KEY }
    const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, [script, folder], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      )
    })
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
    return { code, output, files, read: (file: string) => readFileSync(join(folder, file), 'utf8') }
  }

  it('writes report, findings and recordings, and ends with 0 where all is as documented', {
    timeout: 120_000,
  }, async () => {
    const { code, output, files, read } = await command([])
    expect(read('findings.txt')).toBe('')
    expect(code, output).toBe(0)
    expect(output).toMatch(/\d+ requests in \d+ s, 0 findings/)
    expect(files).toEqual(expect.arrayContaining(['report.md', 'recordings/v3/jetton.wallets/001.json']))
    const written = files.filter((file) => /\.(?:json|md|txt)$/.test(file)).map(read)
    expect(written.filter((text) => text.includes(KEY))).toEqual([])
  })

  it('ends with 1 where the service drifts, breaks off and fails', { timeout: 120_000 }, async () => {
    const { code, output, read } = await command([
      { kind: 'drift', route: 'v3/jetton/masters' },
      { kind: 'truncate', route: 'v3/blocks' },
      { kind: 'status', status: 500, route: 'v3/vesting' },
    ])
    expect(code, output).toBe(1)
    const findings = read('findings.txt')
    expect(findings).toMatch(/^v3 jettonMasters, /m)
    expect(findings).toMatch(/^v3 blocks, /m)
    expect(findings).not.toContain('vesting')
    expect(read('report.md')).toContain('| v3 vesting |')
  })
})
