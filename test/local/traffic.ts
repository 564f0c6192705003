import { Address, beginCell, type Cell, comment, internal, type MessageRelaxed } from '@ton/core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { jettonBody } from '../../src/local/engine/contracts.ts'
import { dnsBody, recordValue } from '../../src/local/engine/dns.ts'
import { nftBody } from '../../src/local/engine/nft.ts'
import { saleBody } from '../../src/local/engine/sale.ts'
import { jettonWalletLibrary } from '../../src/local/engine/zerostate.ts'
import type { ChainRows } from '../../src/local/index/rows.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { unpackRows } from '../../src/local/snapshot/pack.ts'
import { demoBytes, demoRows } from '../support/demoChain.ts'
import { asking } from './asking.ts'
import { expectSound } from './invariants.ts'
import { signed } from './signing.ts'

const rowsOf = async ({ service }: ReturnType<typeof asking>): Promise<ChainRows> =>
  unpackRows(new Uint8Array(await service.snapshot()))

const at = (raw: string) => Address.parse(raw)
const places = Object.values(demo)
const place = fc.constantFrom(...places).map(at)
/** Down to the nanogram; now and then more than anybody has. */
const value = fc.oneof(fc.bigInt(0n, 3_000_000_000n), fc.bigInt(0n, 1n << 70n))
const amount = fc.bigInt(0n, (1n << 100n) - 1n)
const noise = fc.uint8Array({ maxLength: 100 }).map((bytes) => beginCell().storeBuffer(Buffer.from(bytes)).endCell())
const query = fc.nat()

const body: fc.Arbitrary<Cell | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.string({ unit: 'binary', maxLength: 60 }).map(comment),
  noise,
  fc
    .tuple(place, amount, place, query, value)
    .map(([to, many, back, id, forward]) => jettonBody.transfer(to, many, back, id, forward)),
  fc.tuple(amount, place, query).map(([many, back, id]) => jettonBody.burn(many, back, id)),
  fc.tuple(place, amount, place, query).map(([to, many, back, id]) => jettonBody.mint(to, many, back, id)),
  fc.tuple(place, place, query).map(([to, back, id]) => nftBody.transfer(to, back, id)),
  query.map(saleBody.buy),
  query.map(saleBody.cancel),
  query.map(dnsBody.renew),
  query.map(dnsBody.release),
  fc.tuple(place, query).map(([to, id]) => dnsBody.change('wallet', id, recordValue.wallet(to))),
  fc.constantFrom('a-long-enough-name', 'short', '-bad-').map(dnsBody.register),
)

/** Code to begin an account with: some that runs, some from a library, some that is none. */
const init = fc.option(
  fc.tuple(fc.oneof(noise, fc.constant(jettonWalletLibrary)), noise).map(([code, data]) => ({ code, data })),
  { freq: 4, nil: undefined },
)

const message: fc.Arbitrary<MessageRelaxed> = fc
  .record({ to: place, value, bounce: fc.boolean(), body, init })
  .map(({ body, init, ...rest }) => internal({ ...rest, ...(body && { body }), ...(init && { init }) }))

type Step =
  | { kind: 'send'; from: 'main' | 'shop'; messages: MessageRelaxed[] }
  | { kind: 'pretend'; from: string; to: string; value: bigint; body: Cell | undefined; bounce: boolean }
  | { kind: 'wait'; seconds: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      from: fc.constantFrom('main' as const, 'shop' as const),
      messages: fc.array(message, { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pretend' as const),
      from: fc.constantFrom(...places),
      to: fc.constantFrom(...places),
      value: fc.bigInt(0n, 1n << 62n),
      body,
      bounce: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.nat(40_000_000) }) },
)

async function take(local: ReturnType<typeof asking>, step: Step, debited: Set<string>): Promise<void> {
  const post = async (path: string, json: object) => {
    const { status, body } = await local.ask(path, {}, { method: 'POST', body: JSON.stringify(json) })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  switch (step.kind) {
    case 'send':
      return post('v2/sendBoc', { boc: (await signed(local, step.from, step.messages)).boc })
    case 'pretend': {
      const { from, to, bounce, body } = step
      // Nobody pays what he does not have, and the wallets go on sending.
      const balance = BigInt((await local.ask('v2/getAddressBalance', { address: from })).body.result)
      if (!balance) return
      debited.add(from)
      const value = step.value < balance / 3n ? step.value : balance / 3n
      const boc = body?.toBoc().toString('base64')
      return post('../local/impersonate', { from, to, bounce, value: String(value), ...(boc && { body: boc }) })
    }
    default:
      await post('../local/increase-time', { seconds: step.seconds + 1 })
      return post('../local/mine', { blocks: 1 })
  }
}

/** Sends `runs` random series of messages at each pace, and expects the chain to stay sound. */
export function testTraffic(runs: number): void {
  it.each([1, 3])(
    'leaves the chain sound, at %i hops a block',
    async (hopsPerBlock) => {
      const demoSize = (await demoRows()).transactions.length
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
          // The default chain, gone on with, at this pace.
          const local = asking({ hopsPerBlock })
          await local.service.restore(demoBytes)
          const debited = new Set<string>()
          for (const one of steps) await take(local, one, debited)
          const rows = await rowsOf(local)
          expect(rows.transactions.length).toBeGreaterThan(demoSize)
          expectSound(rows, demoSize, debited)
        }),
        { numRuns: runs, seed: hopsPerBlock, endOnFailure: true },
      )
    },
    120_000,
  )
}
