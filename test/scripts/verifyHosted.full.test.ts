import { describe, expect, it } from 'vitest'
import { needsEyes, recordingsOf, reportOf } from '../../scripts/verify/report.ts'
import { type VerifyOptions, verify } from '../../scripts/verify/verify.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { createLocalService } from '../../src/local/service.ts'

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
    expect(needsEyes(found)).toBe(false)
    const names = new Set(found.asked.map(({ generation, name }) => `${generation} ${name}`))
    const readers = [...Object.values(v2), ...Object.values(v3)].filter(({ kind }: AnyEndpoint) => kind !== 'mutation')
    // `jsonRPC` counts as sending: here it reads.
    expect(names.size).toBe(readers.length + 1)
    expect(report).toContain('| members that the contract lacks | 0 |')
    expect(found.typesFound.length).toBeGreaterThan(15)
    expect(found.tracesRead).toBeGreaterThan(10)
    expect(files.map(([path]) => path)).toContain('v3/traces/001.json')
    expect(found.knocks).toContainEqual({ url: 'http://local.test/api/v3/masterchainInfo', status: 200, cors: '*' })
  })

  it('names a member that the contract lacks, by its type', async () => {
    const change = bodyOf('/jetton/masters', ({ jetton_masters: rows }) => {
      for (const row of rows as Rows) row.colour = 'blue'
    })
    const { found, report } = await verified(change)
    expect(
      found.asked.filter(({ result }) => result === 'differs').map(({ name, details }) => [name, ...details]),
    ).toEqual([['jettonMasters', 'JettonMaster.colour']])
    expect([needsEyes(found), report.includes('JettonMaster.colour')]).toEqual([true, true])
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
    expect(found.odd.length).toBeGreaterThan(5)
    expect(found.odd[0]?.outcome).toBe('the phases say succeeded, the action says the opposite')
  })

  it('has neither the key nor the address of a machine in what it writes', async () => {
    const refuse = (url: URL, response: Response) =>
      url.pathname.endsWith('/vesting')
        ? Response.json({ error: `key ${KEY} is not for 203.0.113.7 and 2001:db8:0:0:0:0:2:1` }, { status: 403 })
        : response
    const { found, report, files } = await verified(refuse, { apiKey: KEY })
    const written = [report, ...files.map(([, text]) => text)].join('\n')
    expect(found.asked.find(({ name }) => name === 'vesting')?.result).toBe('refused')
    expect(written).toContain('key [key] is not for [ip] and [ip]')
    expect([KEY, '203.0.113.7', '2001:db8'].filter((secret) => written.includes(secret))).toEqual([])
  })

  it('says what it did not ask where the time is over', async () => {
    const { found, report } = await verified(undefined, { mostMs: 10_000 })
    expect(found.left.length).toBeGreaterThan(70)
    expect(report).toContain('## Not asked: the time was over')
  })
})
