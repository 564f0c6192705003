import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Address, beginCell } from '@ton/core'
import { afterEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../src/contract/v3/action.ts'
import type { Metadata } from '../../../src/contract/v3/metadata.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { toRaw } from '../../../src/core/values/amount.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { readTrace } from '../../../src/reading/readTrace.ts'
import { ActivityFeed } from '../../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionSentence } from '../../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { ValueFlow } from '../../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { mintFlow } from '../../../stories/fixtures/flows.ts'
import {
  accountOf,
  action,
  MASTER,
  message,
  OWN,
  RECEIVER,
  rows,
  sent,
  THEIRS,
  traceWith,
  WALLET,
} from '../../reading/made.ts'
import { stubLayout } from '../../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

/** Draws the head of a trace and its value flow; gives what each says of an account. */
function draw(data: Trace, metadata: Metadata = {}) {
  const { container } = render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
      <TraceTree data={data} addressBook={{}} metadata={metadata} />
      <ValueFlow data={data} addressBook={{}} metadata={metadata} />
    </TonCenterProvider>,
  )
  return (account: string) =>
    ['[data-part="effects"]', 'table'].map((part) =>
      container.querySelector(`${part} [data-account="${account}"]`)?.textContent?.replace(/\s/g, ' '),
    )
}

describe('what an account has more after a trace', () => {
  it('has extra currencies in the head and in the value flow, as raw units', () => {
    const say = draw(traceWith(sent({}, {}, { value_extra_currencies: { 100: '1250000000' } })))
    for (const text of say(WALLET)) expect(text).toContain('−1,250,000,000')
    for (const text of say(RECEIVER)) expect(text).toContain('+1,250,000,000')
    expect(screen.getAllByText('Raw units').length).toBeGreaterThanOrEqual(3)
  })

  it('has the same NFT items in both', () => {
    const item = accountOf(9)
    const minted = action('nft_mint', { nft_item: item, owner: RECEIVER, source: WALLET }, ['T0', 'T1'])
    const token_info = [{ type: 'nft_items', valid: true, name: 'Evening' }]
    const metadata = { [item]: { is_indexed: true, token_info } } as unknown as Metadata
    const say = draw(traceWith(sent({}, {}), [minted]), metadata)
    for (const text of say(RECEIVER)) expect(text).toMatch(/\+ .*Evening/)
  })

  describe('where an item is minted', () => {
    const [item, collection] = [RECEIVER, OWN]
    /** Draws the trace of a message that deploys an item: its body is an address and a cell, as the reference code has it. */
    function mint(token: object) {
      const minted = action('nft_mint', { nft_item: item, owner: collection, nft_collection: collection }, ['T0', 'T1'])
      const owned = beginCell().storeAddress(Address.parseRaw(WALLET)).storeRef(beginCell().endCell()).endCell()
      const message_content = { hash: '', body: owned.toBoc().toString('base64'), decoded: null }
      const metadata = { [item]: { is_indexed: true, token_info: [{ type: 'nft_items', valid: true, ...token }] } }
      return draw(traceWith(sent({}, {}, { message_content } as never), [minted]), metadata as unknown as Metadata)
    }

    it('has it at the account that its own message names, and not at the collection', () => {
      const say = mint({ name: 'Evening' })
      for (const text of say(WALLET)) expect(text).toMatch(/\+ .*Evening/)
      for (const text of say(collection)) expect(text ?? '').not.toMatch(/Evening/)
    })

    it('has a domain at nobody: its message names the first bidder of an auction', () => {
      const say = mint({ extra: { domain: 'evening.ton' } })
      for (const account of [WALLET, collection])
        for (const text of say(account)) expect(text ?? '').not.toMatch(/evening/)
    })
  })

  it('shows the accounts and assets that the head leaves out, and takes them back, with the focus kept', () => {
    const extra = Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, '7']))
    draw(traceWith(sent({}, {}, { value_extra_currencies: extra })))
    const [more] = screen.getAllByRole('button', { name: '+ 3 assets' })
    more?.focus()
    fireEvent.click(more as HTMLElement)
    expect(document.activeElement?.textContent).toBe('Fewer assets')
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(document.activeElement as HTMLElement)
    expect(screen.getAllByRole('button', { name: '+ 3 assets' })).toHaveLength(2)
  })
})

describe('the net effect', () => {
  /** RECEIVER passes on what came, and 2 coins of its own; THEIRS has them then. */
  const passedOn = () => {
    const first = message('M1', { source: WALLET, destination: RECEIVER, value: '99959246', fwd_fee: '300' })
    const next = message('M2', { source: RECEIVER, destination: THEIRS, value: '2099959246', fwd_fee: '300' })
    const last = message('M3', { source: THEIRS, destination: OWN, value: '70000000', fwd_fee: '300' })
    return traceWith(
      rows(
        { account: WALLET, in_msg: message('M0', { destination: WALLET }), out_msgs: [first] },
        { account: RECEIVER, in_msg: first, out_msgs: [next] },
        { account: THEIRS, in_msg: next, out_msgs: [last] },
        { account: OWN, in_msg: last },
      ),
      [action('change_dns', { source: WALLET, asset: accountOf(9) }, ['T0', 'T1'])],
    )
  }

  it('names the contracts whose coins changed most', () => {
    const say = draw(passedOn())
    expect(say(RECEIVER)[0]).toContain('−2.0000018')
    expect(say(THEIRS)[0]).toContain('+2.029957446')
  })

  it('adds up with the fees: what it does not name can be opened', () => {
    const data = passedOn()
    const { container } = render(
      <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
        <TraceTree data={data} addressBook={{}} metadata={{}} />
      </TonCenterProvider>,
    )
    const effects = container.querySelector('[data-part="effects"]') as HTMLElement
    for (const more of within(effects).queryAllByRole('button', { name: /more account/ })) fireEvent.click(more)
    const figures = [...effects.querySelectorAll('[data-part="number"]')].map(({ textContent }) =>
      toRaw(
        (textContent ?? '')
          .replace(/[\u200B,]/g, '')
          .replace('−', '-')
          .replace('+', ''),
        9,
      ),
    )
    const sum = figures.reduce((all, figure) => all + BigInt(figure), 0n)
    expect(figures.length).toBeGreaterThanOrEqual(4)
    expect(sum + (readTrace(data).value.fees ?? 0n)).toBe(0n)
  })

  it('rounds nothing up', () => {
    const say = draw(traceWith(sent({}, {}, { value: '99960746', fwd_fee: '300' })))
    expect(say(RECEIVER)[0]).toContain('+0.099959246')
  })
})

/** The same books, of which each token is a scam. */
const flagging = (metadata: Metadata = {}) =>
  Object.fromEntries(
    Object.entries(metadata).map(([address, row]) => [
      address,
      { ...row, token_info: row.token_info?.map((info) => ({ ...info, is_scam: true })) },
    ]),
  ) as Metadata

describe('a flagged token', () => {
  it('has no logo and is no gain by its colour', () => {
    const token = { type: 'jetton_masters', valid: true, is_scam: true, symbol: 'LUSD', extra: { decimals: '6' } }
    const metadata = { [MASTER]: { is_indexed: true, token_info: [token] } } as unknown as Metadata
    const minted = action('jetton_mint', { asset: MASTER, receiver: RECEIVER, amount: '500000000' }, ['T0', 'T1'])
    const row = { ...minted, end_utime: 1, trace_end_utime: 1, start_utime: 1, accounts: [] } as unknown as Action
    const { container } = render(
      <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})} trustPolicy="show">
        <ActivityFeed address={RECEIVER} data={[row]} addressBook={{}} metadata={metadata} />
      </TonCenterProvider>,
    )
    const amount = container.querySelector('[data-part="row"] [data-column="amount"]') as HTMLElement
    expect(amount.textContent).toContain('+500')
    expect(amount.querySelector('[data-trust="flagged"][data-direction="in"]')).not.toBeNull()
    expect(amount.querySelector('[data-part="image"]')?.getAttribute('data-state')).toBe('flagged')
    cleanup()
    const { container: page } = render(
      <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
        <ValueFlow data={mintFlow.data} metadata={flagging(mintFlow.metadata)} />
      </TonCenterProvider>,
    )
    expect(page.querySelectorAll('[data-trust="flagged"][data-direction="in"]').length).toBeGreaterThan(0)
  })
})

describe('a trace whose answer states no fee, as recordings of an index', () => {
  it('has none in its facts, instead of 0', () => {
    const whole = traceWith(sent({}, {}))
    const rows = Object.entries(whole.transactions ?? {}).map(([hash, { total_fees, ...row }]) => [hash, row])
    const trace = { ...whole, transactions: Object.fromEntries(rows) } as Trace
    const [first = ''] = whole.transactions_order ?? []
    const { container } = render(
      <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
        <TransactionSentence data={trace} transactionHash={first} addressBook={{}} metadata={{}} />
        <TraceTree data={trace} addressBook={{}} metadata={{}} />
        <ValueFlow data={trace} addressBook={{}} metadata={{}} />
      </TonCenterProvider>,
    )
    const paid = [...container.querySelectorAll('[data-row] > td:last-child, [data-row="fees"] > td:nth-child(3)')]
    expect(paid.map(({ textContent }) => textContent?.replace(/^Fees /, ''))).toEqual(['—None', '—None', '—None', ''])
    const facts = [...container.querySelectorAll('[data-part="step-facts"] dt')].map((fact) => fact.textContent)
    expect(facts).toContain('Went out')
    expect(facts.filter((fact) => /fee|change/i.test(fact ?? ''))).toEqual([])
  })
})
