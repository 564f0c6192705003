import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import { rawForm } from '../../src/core/values/address.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { READINGS, typesOf } from '../../src/reading/readings.ts'
import { createTokenFlags } from '../../src/trust/tokenFlags.ts'
import { foldAlike } from '../../src/ui/activity/ActivityFeed/foldAlike.ts'
import { arrange, type FeedRow, keyOf } from '../../src/ui/activity/ActivityFeed/rows.ts'
import { askedOf } from '../../src/ui/activity/filters/asked.ts'
import {
  type ActivityFilter,
  activityFilterFromSearch,
  activityFilterToSearch,
  passes,
  picksAmongRows,
} from '../../src/ui/activity/filters/filter.ts'
import { whomItPaid } from '../../src/ui/lookalike/twins.ts'
import { iconOfAction } from '../../src/ui/reading/iconOf.ts'
import { readHistory, suspect } from '../../src/ui/trust/suspects.ts'
import { activityTexts } from '../../src/ui/words/en/activity.ts'
import { action, actionMetadata, jettons, oddActions, THIRD, transfer } from '../../stories/fixtures/actions.ts'
import { message, OTHER, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { filledActions, TYPES } from '../support/filledActions.ts'
import { twinOf } from './trust/twinOf.ts'

const read = (row: Action) => readAction(row, { account: OWN })

describe('every kind of action that the contract names', () => {
  it('has a reading of its own, and nothing else has', () => {
    expect(Object.keys(READINGS).sort()).toEqual([...TYPES].sort())
    expect(Object.keys(READINGS).length).toBeGreaterThanOrEqual(82)
  })

  it.each(filledActions.map((row) => [row.type as string, row] as const))('%s says what happened', (type, row) => {
    const view = readAction(row)
    const isCall = ['call_contract', 'unknown'].includes(type)
    expect(view.verb === 'called', `${type} is called "${view.verb}"`).toBe(isCall)
    expect(activityTexts).toHaveProperty([`did.${view.verb}`])
    expect(activityTexts).toHaveProperty([`doing.${view.verb}`])
    expect(iconOfAction(view)).not.toBe('')
  })

  it.each(filledActions.map((row) => [row.type as string, row] as const))(
    '%s names who took part, and what moved, wherever the details do',
    (type, row) => {
      const view = readAction(row)
      const details = row.details as unknown as Record<string, unknown>
      const texts = JSON.stringify(details)
      if (/"0:[\dA-F]{64}"/.test(texts) && type !== 'tick_tock')
        expect(view.from ?? view.to, type).toMatch(/^0:[\dA-F]{64}$/)
      const names = Object.keys(details)
      const isPriced = names.some((name) =>
        /^(amount|amount_1|value|price|dex_incoming_transfer|claimed_rewards)$/.test(name),
      )
      // An item that is given away has no price. Amounts of an auction and of a bridge key are no payments. An unstake that is only
      // requested moves nothing yet.
      const isNone = /^(nft_transfer|tgbtc_new_key|jvault_unstake_request|change_dns|nft_put)/.test(type)
      if (isPriced && !isNone) expect(view.amounts.length, `${type} moves ${texts}`).toBeGreaterThan(0)
    },
  )

  it('is a call of a contract where it is newer than this library, and keeps its details', () => {
    const view = read(oddActions.find(({ type }) => (type as string) === 'hyper_stake_v9') as Action)
    expect(view).toMatchObject({ verb: 'called', kind: 'call', status: 'success' })
  })

  it('survives details that are not what they should be', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(READINGS)),
        fc.dictionary(
          fc.constantFrom(
            'source',
            'amount',
            'asset',
            'value',
            'claimed_rewards',
            'dex_incoming_transfer',
            'comment',
            'opcode',
            'value_extra_currencies',
          ),
          fc.jsonValue(),
        ),
        (type, details) => {
          const view = read({ ...filledActions[0], type, details } as unknown as Action)
          for (const { amount } of view.amounts) expect(amount).toMatch(/^\d+$/)
        },
      ),
    )
  })
})

describe('the transaction that explains an action', () => {
  const sent = transaction({ account: OWN })
  const arrived = transaction({ account: OTHER })
  it('is that of the account, whichever side it is on', () => {
    for (const transactions_full of [
      [arrived, sent],
      [sent, arrived],
    ]) {
      const row = action('ton_transfer', transfer({ source: OWN, destination: OTHER }), { transactions_full })
      expect(readAction(row, { account: OWN }).transaction).toBe(sent)
      expect(readAction(row, { account: OTHER }).transaction).toBe(arrived)
      expect(readAction(row).transaction).toBe(transactions_full[0])
    }
  })
})

describe('how an action ended', () => {
  const failed = (index: number, details = transfer({ source: OWN, destination: THIRD })) =>
    read(action('ton_transfer', details, { success: false, transactions_full: [oddTransactions[index] as never] }))

  it('is explained by the failed transaction, with its exit code', () => {
    expect(failed(3)).toMatchObject({
      status: 'failed',
      verb: 'failed',
      cause: { phase: 'compute', code: -14 },
    })
    expect(failed(4)).toMatchObject({ status: 'failed', cause: { phase: 'compute', code: 406 } })
  })
  it('is a failure where the coins returned, and then nothing was paid', () => {
    expect(failed(7)).toMatchObject({ status: 'failed', verb: 'failed', isVoid: true })
  })
  it('is no failure where the money arrived though the transaction was aborted', () => {
    const arrived = transfer({ source: OTHER, destination: oddTransactions[8]?.account ?? null })
    expect(failed(8, arrived)).toMatchObject({
      status: 'success',
      verb: 'received',
      isVoid: false,
      cause: 'outcome.noState',
    })
  })
  it('is a failure without a reason where the service gives no transactions', () => {
    const view = read(action('ton_transfer', transfer(), { success: false, transactions_full: [] }))
    expect(view).toMatchObject({ status: 'failed', cause: undefined })
  })
  it('has a word for each verb, while pending and afterwards', () => {
    const all = oddTransactions.map((transaction) => [transaction as never])
    for (const finality of ['pending', 'confirmed', 'finalized'] as const)
      for (const success of [true, false])
        for (const transactions_full of [[], ...all])
          for (const isDropped of [true, false]) {
            const row = action('ton_transfer', transfer(), { finality, success, transactions_full })
            const { status, verb } = readAction(row, { account: OWN, isDropped })
            const isOnItsWay = finality !== 'finalized' && !isDropped
            expect(['pending', 'confirmed'].includes(status)).toBe(isOnItsWay)
            expect(activityTexts).toHaveProperty([`${isOnItsWay ? 'doing' : 'did'}.${verb}`])
          }
  })
  it('is open while it is pending, and nothing of it happened when it was dropped', () => {
    const row = action('ton_transfer', transfer(), { finality: 'pending' })
    expect(read(row).status).toBe('pending')
    expect(readAction(row, { account: OWN, isDropped: true })).toMatchObject({
      status: 'failed',
      verb: 'dropped',
      isDropped: true,
      isVoid: true,
    })
  })
})

describe('what an account sees', () => {
  it('is out where it pays, in where it is paid, and self where it does both', () => {
    expect(read(action('ton_transfer', transfer())).direction).toBe('in')
    expect(read(action('ton_transfer', transfer({ source: OWN, destination: OTHER })))).toMatchObject({
      direction: 'out',
      verb: 'sent',
      amounts: [{ direction: 'out' }],
    })
    expect(read(action('ton_transfer', transfer({ source: OWN, destination: OWN })))).toMatchObject({
      direction: 'self',
      verb: 'moved',
    })
    expect(readAction(action('ton_transfer', transfer())).direction).toBeUndefined()
  })
  it('pays one asset and gets the other in a swap', () => {
    const view = read(oddActions.find(({ type }) => type === 'jetton_swap') as Action)
    expect(view.amounts.map(({ direction }) => direction)).toEqual(['out', 'in'])
    expect(view.by).toBe('stonfi')
  })
  it('keeps extra currencies beside the coin', () => {
    const row = action('extra_currency_transfer', transfer({ value_extra_currencies: { '100': '1500' } }))
    expect(read(row).amounts).toMatchObject([{ asset: null }, { currency: '100', amount: '1500' }])
  })
})

describe('a flagged row', () => {
  const views = oddActions.map(read)
  const judge = {
    history: readHistory(views),
    metadata: actionMetadata,
    tokenFlags: createTokenFlags({ symbol: 'GRAM', name: 'Gram', decimals: 9 }, []),
    dust: '1000000',
  }
  const flagsOf = (row: Action) => suspect(read(row), judge).map(({ kind }) => kind)
  const byName = (source: string) => action('ton_transfer', transfer({ source, value: '5000000000' }))

  it('is dust that nobody asked for, and not the excess of one’s own trace', () => {
    expect(flagsOf(action('ton_transfer', transfer({ source: THIRD, value: '999999' })))).toEqual(['dust'])
    expect(flagsOf(action('ton_transfer', transfer({ source: THIRD, value: '1000000' })))).toEqual([])
    const own = oddActions.find(({ type }) => type === 'jetton_swap') as Action
    expect(flagsOf(action('ton_transfer', transfer({ value: '1' }), { trace_id: own.trace_id }))).toEqual([])
  })
  it('is a stranger who looks like somebody that was paid, and never the one who was paid', () => {
    const history = readHistory([read(action('ton_transfer', transfer({ source: OWN, destination: OTHER })))])
    const [friendly = ''] = history.paid.keys()
    expect([...history.paid.keys()].map(rawForm)).toEqual([OTHER])
    expect(suspect(read(byName(OTHER)), { ...judge, history })).toEqual([])
    const flag = { kind: 'poison', of: `${friendly.slice(0, 4)}…${friendly.slice(-4)}` }
    expect(suspect(read(byName(twinOf(OTHER))), { ...judge, history })).toEqual([flag])
  })
  it('is a jetton that says the account has sent it to a look-alike, and no coin that it did send', () => {
    const paid = whomItPaid([[OTHER, 0]])
    const out = { source: OWN, destination: twinOf(OTHER) }
    const kindsOf = (row: Action) =>
      suspect(read(row), { ...judge, history: { asked: new Set<string>(), paid } }).map(({ kind }) => kind)
    const jetton = jettons({ sender: OWN, receiver: twinOf(OTHER) })
    expect(kindsOf(action('jetton_transfer', jetton))).toEqual(['poison'])
    expect(kindsOf(action('ton_transfer', transfer(out)))).toEqual([])
  })
  it('is a token that the service lists, and a comment with a link', () => {
    expect(flagsOf(oddActions.find((row) => JSON.stringify(row).includes('CCCCCC')) as Action)).toContain('scam')
    expect(flagsOf(action('ton_transfer', transfer({ comment: 'claim at https://free.example/' })))).toEqual(['link'])
  })
})

describe('a filter', () => {
  const filter = fc.record(
    {
      direction: fc.constantFrom('in', 'out'),
      kinds: fc.uniqueArray(fc.constantFrom('transfer', 'call', 'jetton', 'defi', 'stake', 'nft', 'dns', 'other'), {
        minLength: 1,
      }),
      asset: fc.constantFrom('native', OTHER),
      since: fc.constantFrom('2025-01-31', '2024-02-29'),
      until: fc.constantFrom('2025-12-31'),
      outcome: fc.constantFrom('success', 'failed', 'pending'),
      dust: fc.bigInt({ min: 0n, max: 10n ** 20n }).map(String),
      spam: fc.constantFrom('show', 'dim', 'hide'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<ActivityFilter>
  const sorted = ({ kinds, ...rest }: ActivityFilter) => ({ ...rest, ...(kinds && { kinds: [...kinds].sort() }) })

  it('survives a URL unchanged', () => {
    fc.assert(
      fc.property(filter, (one) => {
        const search = activityFilterToSearch(one)
        expect(sorted(activityFilterFromSearch(`?${search}&page=3`))).toEqual(sorted(one))
        expect(activityFilterToSearch(activityFilterFromSearch(search))).toBe(search)
      }),
    )
  })
  it('takes nothing from a URL that says something else', () => {
    expect(
      activityFilterFromSearch('direction=up&kind=x.nft&asset=<b>&since=2025-02-30&until=now&outcome=1&dust=-1&spam='),
    ).toEqual({ kinds: ['nft'] })
    fc.assert(fc.property(fc.string(), (text) => void activityFilterFromSearch(`asset=${text}&dust=${text}`)))
  })
  it.each([
    ['days before the first chain and after 32 bits of seconds', 'since=0001-01-01&until=9999-12-31', {}],
    ['an end before the beginning', 'since=2026-02-01&until=2026-01-01', { since: '2026-02-01' }],
    ['names of objects', 'kind=constructor.__proto__&direction=toString&spam=valueOf', {}],
    ['a second value of one name', 'outcome=failed&outcome=success', { outcome: 'failed' }],
    ['numbers of other scripts and signs', 'dust=%D9%A1%D9%A2&dust=1e9', {}],
    ['a query of a megabyte', `kind=${'nft.'.repeat(250_000)}&asset=${'A'.repeat(1e6)}`, { kinds: ['nft'] }],
  ])('takes nothing wrong from a URL with %s', (_, search, filter) => {
    expect(activityFilterFromSearch(search)).toEqual(filter)
  })
  it('asks the service for days and kinds, and for no name that it does not store', () => {
    expect(askedOf({ since: '2026-01-01', until: '2026-01-01', kinds: ['dns'] })).toEqual({
      start_utime: Date.UTC(2026, 0, 1) / 1000,
      end_utime: Date.UTC(2026, 0, 2) / 1000 - 1,
      action_type: ['dns_purchase', 'dns_release', 'change_dns', 'delete_dns', 'renew_dns'],
    })
    expect(typesOf(['transfer'])).not.toContain('extra_currency_transfer')
    expect(askedOf({})).toEqual({})
  })
  it('goes by what a refused call tried, which the service names a call', () => {
    const asked = { source: OWN, destination: THIRD, opcode: '0x5fcc3d14' }
    const refused = transaction({
      account: THIRD,
      in_msg: message(asked),
      description: { aborted: true, compute_ph: { skipped: false, success: false, exit_code: 401 } },
    } as never)
    const item = { is_indexed: true, token_info: [{ type: 'nft_items', valid: true }] }
    const view = readAction(
      action(
        'call_contract',
        { ...asked, value: '1', extra_currencies: {} },
        { success: false, transactions_full: [refused] },
      ),
      {
        account: OWN,
        metadata: { [THIRD]: item },
      },
    )
    expect(view.attempt?.kind).toBe('nft')
    expect([passes(view, { kinds: ['nft'] }), passes(view, { kinds: ['call'] })]).toEqual([true, false])
    for (const kind of ['transfer', 'nft', 'jetton'] as const) {
      expect(askedOf({ kinds: [kind] }).action_type).toContain('call_contract')
      expect(picksAmongRows({ kinds: [kind] })).toBe(true)
    }
    expect([askedOf({ kinds: ['defi'] }).action_type, picksAmongRows({ kinds: ['defi'] })]).toEqual([
      typesOf(['defi']),
      false,
    ])
  })
  it('lets matching rows through, and a transfer to oneself in both directions', () => {
    const views = oddActions.map(read)
    const out = views.filter((view) => passes(view, { direction: 'out' }))
    expect(out.every(({ direction }) => direction === 'out' || direction === 'self')).toBe(true)
    expect(views.filter((view) => passes(view, { outcome: 'failed' })).length).toBe(
      views.filter(({ status }) => status === 'failed' || status === 'bounced').length,
    )
    expect(
      views
        .filter((view) => passes(view, { asset: 'native' }))
        .every(({ amounts }) => amounts.some(({ asset }) => asset === null)),
    ).toBe(true)
    expect(views.filter((view) => passes(view, {}))).toHaveLength(views.length)
  })
})

describe('the rows of a feed', () => {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const views = oddActions.map(read)

  it('hold each action once, under the head of its day, the actions of a trace together', () => {
    const rows = arrange(views, dayOf, false, new WeakMap())
    const ids = rows.flatMap((row) => (row.kind === 'action' ? [row.view.action.action_id] : []))
    expect([...ids].sort()).toEqual(oddActions.map(({ action_id }) => action_id).sort())
    const places = rows.flatMap((row) => (row.kind === 'action' && row.place !== 'only' ? [row.place] : []))
    expect(places).toEqual(['first', 'last'])
    const counts = rows.flatMap((row) => (row.kind === 'day' ? [row.count ?? 0] : []))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(views.length)
  })
  it('do not count a day that may have more', () => {
    const heads = arrange(views, dayOf, true, new WeakMap()).filter((row) => row.kind === 'day')
    expect(heads.at(-1)).toMatchObject({ count: undefined })
    expect(heads[0]).toMatchObject({ count: expect.any(Number) })
  })
  it('stay the same objects when more load', () => {
    const memory = new WeakMap()
    const before = arrange(views.slice(0, 6), dayOf, true, memory)
    const after = arrange(views, dayOf, false, memory)
    for (const row of before) if (row.kind === 'action' && row.place !== 'first') expect(after).toContain(row)
  })

  describe('of a trace of many actions', () => {
    const trace_id = 'a trace'
    const payments = (count: number) =>
      Array.from({ length: count }, () => action('ton_transfer', transfer(), { trace_id }))
    const rowsOf = (actions: readonly Action[]) => arrange(actions.map(read), dayOf, false, new WeakMap())
    const folding = {
      opened: new Set<string>(),
      memory: { rows: new WeakMap(), folds: new WeakMap() },
      flagsOf: () => [],
    }
    const given = rowsOf([...payments(7), action('jetton_transfer', jettons(), { trace_id })])

    it('fold into one where they are alike, and are drawn below it where it is open', () => {
      const [, fold, other, ...none] = foldAlike(given, folding)
      expect(fold).toMatchObject({ place: 'first', fold: { isOpen: false, views: { length: 7 } } })
      expect(other).toMatchObject({ place: 'last', view: { action: { type: 'jetton_transfer' } } })
      expect(none).toEqual([])
      const opened = foldAlike(given, { ...folding, opened: new Set([keyOf(fold as FeedRow)]) })
      expect(opened).toHaveLength(given.length + 1)
      expect(new Set(opened.map(keyOf)).size).toBe(opened.length)
    })
    it('fold where they deploy accounts, whatever bits the data of these begins with, and not by another operation', () => {
      const deploy = (opcode: string) => action('contract_deploy', { opcode, destination: OTHER }, { trace_id })
      const data = ['0x801c480d', '0x801b6746', '0x801c480d', '0x80000001'].map(deploy)
      const minted = ['0x178d4519', '0x178d4519', '0x178d4519'].map(deploy)
      const folded = foldAlike(rowsOf([...data, ...minted]), folding)
      expect(folded.flatMap((row) => (row.kind === 'action' ? row.fold?.views.length : []))).toEqual([4, 3])
    })
    it('stay the same objects for as long as they have the same actions', () => {
      expect(foldAlike(given, folding).slice(1)).toEqual(foldAlike(given, folding).slice(1))
      const [, fold] = foldAlike(given, folding)
      expect(foldAlike([...given], folding)[1]).toBe(fold)
    })
    it('stay apart where they are few, of another end or flagged', () => {
      const few = rowsOf(payments(6))
      expect(foldAlike(few, folding)).toEqual(few)
      const twoFailed = rowsOf([
        ...payments(5),
        ...payments(2).map((one) => ({ ...one, success: false, transactions_full: [] }) as Action),
      ])
      expect(foldAlike(twoFailed, folding)).toHaveLength(1 + 1 + 2)
      expect(foldAlike(given, { ...folding, flagsOf: () => [{ kind: 'scam' }] })).toEqual(given)
    })
  })
})
