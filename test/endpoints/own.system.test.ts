import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { normalizeParams } from '../../src/core/params.ts'
import { toRequest } from '../../src/core/wire.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { createLocalService } from '../../src/local/service.ts'
import { expectStrict, expectWhole } from '../support/conformance.ts'
import { demoParams } from '../support/demo.ts'

const records = [...Object.values(v2), ...Object.values(v3)] as AnyEndpoint[]
const reads = records.filter((record) => record.kind === 'query')
const service = createLocalService()

let paramsOf: (record: AnyEndpoint) => Record<string, unknown>
beforeAll(async () => {
  paramsOf = await demoParams(service)
})

async function ask(record: AnyEndpoint, params: Record<string, unknown>) {
  const call = { base: 'http://local', endpoint: record, params: normalizeParams(record, params, 'local') }
  const request = toRequest({ ...call, key: undefined, signal: new AbortController().signal }, {})
  const response = await service.handle(request)
  const body = await response.json()
  return { status: response.status, data: record.generation === 'v2' ? body.result : body }
}

/** What the demo chain has no answer to, with the reason. */
const REFUSED: Record<string, { status: number; why: string }> = {
  'v2 estimateFee': { status: 500, why: 'its wallet refuses a message that nobody signed' },
  'v3 estimateFee': { status: 500, why: 'its wallet refuses a message that nobody signed' },
  'v3 pendingTransactions': { status: 404, why: 'nothing is pending on a baked chain' },
  'v3 nominatorPool': { status: 404, why: 'the account is no pool' },
}

describe('the answers of the local service, which are at hand where the recordings are not', () => {
  it.each(reads.map((record) => [`${record.generation} ${record.name}`, record] as const))(
    '%s: keeps to the schema, whole and strict',
    async (_name, record) => {
      const { status, data } = await ask(record, paramsOf(record))
      expect(status).toBe(REFUSED[`${record.generation} ${record.name}`]?.status ?? 200)
      if (status !== 200) return
      expectWhole(record, data)
      expectStrict(record, data)
    },
  )

  it('are many, and full of members', async () => {
    let answered = 0
    let members = 0
    for (const record of reads) {
      const { status, data } = await ask(record, paramsOf(record))
      if (status !== 200) continue
      answered++
      members += expectStrict(record, data)
    }
    expect(answered).toBe(reads.length - Object.keys(REFUSED).length)
    expect(members).toBeGreaterThan(1_800)
  })
})
