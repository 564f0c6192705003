import { describe, expect, it } from 'vitest'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import { WALLET_SIGNED } from '../../src/core/values/opcodes.ts'
import { bodyFields, messageFields } from '../../src/reading/bodyFields.ts'
import type { MovedAmount } from '../../src/reading/movedAmount.ts'
import { opcodeOf } from '../../src/reading/walletRequest.ts'
import { unitsOf } from '../../src/ui/tokens/unitsOf.ts'
import { fieldTexts } from '../../src/ui/words/en/tokens.ts'
import { demoRows } from '../support/demoChain.ts'
import { loadRecordings } from '../support/recordings.ts'

const account = { '@type': 'addr_std', anycast: {}, workchain_id: '-1', address: 'ab'.repeat(32) }
const number = (value: string) => ({ '@type': 'var_uint', len: '3', value })
const short = (tree: Record<string, unknown>) => bodyFields(tree).map(({ name, value }) => [name, value])

describe('the fields of a decoded body', () => {
  it('are none without a body, and for a body without members', () => {
    expect(bodyFields(null)).toEqual([])
    expect(bodyFields({ '@type': 'empty_cell' })).toEqual([])
  })
  it('have their last name, and the whole way to them where two have the same last name', () => {
    const tree = { '@type': 'transfer', query_id: '5', one: { hash: 'ab' }, two: { hash: 'cd' }, list: ['x', 'y'] }
    expect(short(tree)).toEqual([
      ['query_id', '5'],
      ['one.hash', 'ab'],
      ['two.hash', 'cd'],
      ['list.0', 'x'],
      ['list.1', 'y'],
    ])
  })
  it('are an account, jettons, coins, a comment and a time where the names say so', () => {
    const tree = {
      '@type': 'jetton_transfer',
      amount: number('15'),
      destination: account,
      forward_ton_amount: number('10000000'),
      forward_payload: { '@type': 'second_from_either', value: { '@type': 'text_comment', text: 'rent' } },
      valid_until: '1748275505',
    }
    expect(bodyFields(tree).map(({ name, value, kind }) => [name, value, kind])).toEqual([
      ['amount', '15', 'units'],
      ['destination', `-1:${'AB'.repeat(32)}`, 'address'],
      ['forward_ton_amount', '10000000', 'coins'],
      ['text', 'rent', 'comment'],
      ['valid_until', '1748275505', 'time'],
    ])
  })
  it('of a message within a message have its coins under the name of the field', () => {
    const grams = { '@type': 'nanograms', amount: number('7') }
    const value = {
      '@type': 'currencies',
      grams,
      other: { '@type': 'extra_currencies', dict: { '@type': 'hashmap_empty' } },
    }
    expect(bodyFields({ '@type': 'message', info: { value } })).toEqual([
      { path: 'info.value', name: 'value', value: '7', kind: 'coins', message: 1 },
    ])
  })
  it('of each message that a wallet is asked to send are its own, without what the network sets', () => {
    const grams = (nano: string) => ({ '@type': 'nanograms', amount: number(nano) })
    const message = (nano: string) => ({
      '@type': 'message',
      info: {
        '@type': 'int_msg_info',
        ihr_disabled: true,
        bounce: false,
        bounced: false,
        src: { '@type': 'addr_none' },
        dest: account,
        value: { '@type': 'currencies', grams: grams(nano), other: {} },
        ihr_fee: grams('0'),
        fwd_fee: grams('0'),
        created_lt: '0',
        created_at: '0',
      },
      body: { '@type': 'first_from_either', value: { '@type': 'empty_cell' } },
    })
    const first = {
      '@type': 'out_list',
      prev: { '@type': 'out_list_empty' },
      action: { mode: '3', out_msg: message('5') },
    }
    const tree = {
      msg_seqno: '4',
      out_actions: { '@type': 'out_list', prev: first, action: { mode: '1', out_msg: message('6') } },
    }
    const to = `-1:${'AB'.repeat(32)}`
    expect(bodyFields(tree).map(({ message, name, value, kind }) => [message, name, value, kind])).toEqual([
      [undefined, 'msg_seqno', '4', 'text'],
      [1, 'mode', '3', 'text'],
      [1, 'bounce', 'false', 'flag'],
      [1, 'dest', to, 'address'],
      [1, 'value', '5', 'coins'],
      [2, 'mode', '1', 'text'],
      [2, 'bounce', 'false', 'flag'],
      [2, 'dest', to, 'address'],
      [2, 'value', '6', 'coins'],
    ])
  })
  it('that the network has set in an embedded message are shown', () => {
    const info = { '@type': 'int_msg_info', fwd_fee: { '@type': 'nanograms', amount: number('9') }, created_lt: '77' }
    expect(bodyFields({ '@type': 'message', info }).map(({ name, value }) => [name, value])).toEqual([
      ['fwd_fee', '9'],
      ['created_lt', '77'],
    ])
  })
  it('are cells and codes by their form, and a time only where it is one', () => {
    const tree = {
      signature: 'ab'.repeat(64),
      payload: 'te6cckEBAQEAAgAAAEysuc0=',
      revoked_at: '0',
      text: 'te6cc is no cell',
    }
    expect(bodyFields(tree).map(({ name, kind }) => [name, kind])).toEqual([
      ['signature', 'code'],
      ['payload', 'cells'],
      ['revoked_at', 'text'],
      ['text', 'comment'],
    ])
  })
  it('leave out what is absent, and keep an account that is malformed in its parts', () => {
    expect(bodyFields({ rest: { '@type': 'nothing_from_maybe' }, to: { '@type': 'addr_none' } })).toEqual([])
    expect(bodyFields({ to: { ...account, address: 'x' } }).length).toBeGreaterThan(1)
  })
  it('are cut where they nest without end, or are too many', () => {
    let deep: Record<string, unknown> = { end: '1' }
    for (let level = 0; level < 5_000; level++) deep = { in: deep }
    expect(bodyFields(deep).at(-1)?.value).toBe('…')
    expect(
      bodyFields(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, '1']))),
    ).toHaveLength(200)
  })
})

it('a request to any wallet of the demo has its fields, whether or not the service decodes it', async () => {
  const { transactions } = await demoRows()
  const requests = transactions.flatMap(({ in_msg }) => (in_msg?.source === null ? in_msg : []))
  expect(requests.some(({ message_content: content }) => !content?.decoded)).toBe(true)
  for (const message of requests) {
    const fields = messageFields(message)
    expect(fields.slice(0, 3).map(({ name }) => name)).toEqual(['wallet_id', 'valid_until', 'seqno'])
    expect(opcodeOf(message) ?? WALLET_SIGNED).toBe(WALLET_SIGNED)
  }
})

describe('the jettons of a field', () => {
  const [offered, asked, own, other] = ['1', '2', '3', '4'].map((digit) => `0:${digit.repeat(64)}`) as [
    string,
    string,
    string,
    string,
  ]
  const walletOf = (jetton: string) => ({
    is_indexed: true,
    token_info: [{ valid: true, type: 'jetton_wallets', extra: { owner: account.address, jetton } }],
  })
  const metadata = { [own]: walletOf(offered), [other]: walletOf(asked) } as unknown as Metadata
  const unitsIn = (tree: Record<string, unknown>, jetton?: MovedAmount) => {
    const fields = bodyFields(tree)
    return Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'units')
        .map((field) => [field.name, unitsOf(field, fields, jetton, metadata)?.asset]),
    )
  }
  const moved = { amount: '15', asset: offered }

  it('are those of the message, and of the wallet of the token asked for', () => {
    const swap = { '@type': 'stonfi_swap', token_wallet: other, min_out: number('7') }
    const tree = { '@type': 'jetton_transfer', amount: number('15'), forward_payload: { swap } }
    expect(unitsIn(tree, moved)).toEqual({ amount: offered, min_out: asked })
    const pool = { ask_jetton_wallet: other, offer_amount: number('15'), min_out: number('7') }
    expect(unitsIn(pool, moved)).toEqual({ offer_amount: offered, min_out: asked })
  })

  it('are those of the offered token where a pool is told its wallet', () => {
    expect(unitsIn({ token_wallet: own, jetton_amount: number('15'), min_out: number('7') })).toEqual({
      jetton_amount: offered,
      min_out: undefined,
    })
  })

  it('are not known for another amount, an unknown wallet, and a wallet of another part', () => {
    expect(unitsIn({ amount: number('16') }, moved)).toEqual({ amount: undefined })
    expect(unitsIn({ min_out: number('7'), token_wallet: asked }, moved)).toEqual({ min_out: undefined })
    expect(unitsIn({ min_out: number('7'), next: { token_wallet: other } }, moved)).toEqual({ min_out: undefined })
  })
})

/** The decoded bodies in an answer, at any depth. */
function bodiesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const { decoded } = value as { decoded?: Record<string, unknown> | null }
  return [...(decoded ? [decoded] : []), ...Object.values(value).flatMap(bodiesIn)]
}

/** Names of cells and of lists in the schemes of the chain: they say where a value is, not what. */
const STRUCTURE = new Set(['action', 'dict', 'info', 'n', 'other', 'out_msg', 'prev', 's', 'type'])

it('every field of the recordings and of the demo has a name in words, but for those of structure', async () => {
  const answers = [...(await loadRecordings('synthetic', 'hosted')).map(({ body }) => body), await demoRows()]
  const bodies = answers.flatMap(bodiesIn)
  const names = new Set(bodies.flatMap((body) => bodyFields(body).map(({ name }) => name)))
  expect(names.size).toBeGreaterThan(30)
  expect([...names].filter((name) => !Object.hasOwn(fieldTexts, `field.${name}`) && !STRUCTURE.has(name))).toEqual([])
})
