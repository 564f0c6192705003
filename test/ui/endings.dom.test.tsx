import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { NFT_TRANSFER } from '../../src/core/values/opcodes.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { RenderLink } from '../../src/react/settings.ts'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { TraceList } from '../../src/ui/traces/TraceList/TraceList.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionSentence } from '../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { ValueFlow } from '../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { COMET, mintFlow, SENDER } from '../../stories/fixtures/flows.ts'
import { hashOf } from '../../stories/fixtures/transactions.ts'
import { acted, action, ended, RECEIVER, sent, tonTransfer, traceWith, WALLET } from '../reading/made.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const addressBook = {
  [WALLET]: { user_friendly: null, domain: 'lakeside.ton', interfaces: ['wallet_v5r1'] },
  [RECEIVER]: { user_friendly: null, domain: 'harbor.ton', interfaces: [] },
}

function draw(element: ReactElement, words: object = {}) {
  const { container } = render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})} {...words}>
      {element}
    </TonCenterProvider>,
  )
  const part = (name: string) => container.querySelector<HTMLElement>(`[data-part="${name}"]`)
  return {
    container,
    part,
    column: (name: string) => container.querySelector<HTMLElement>(`[data-part="row"] [data-column="${name}"]`),
  }
}

const TIMES = { start_utime: 1_700_000_000, end_utime: 1_700_000_001, trace_end_utime: 1_700_000_001, accounts: [] }

/** With hashes as the service has them, and what the list of an app needs. */
function named(rows: readonly Transaction[], actionOf: (hashes: string[]) => Action): Trace {
  const hashes = rows.map((_, place) => hashOf(place + 1))
  const all = rows.map((row, place) => ({ ...row, hash: hashes[place] as string }))
  return traceWith(all, [{ ...actionOf(hashes), ...TIMES, transactions_full: all } as Action])
}

const bounced = named(
  sent(
    {},
    { aborted: true, action: undefined, bounce: { type: 'ok' }, compute_ph: ended(407) },
    { value: '1500000000' },
    { value: '1490000000' },
  ),
  (hashes) =>
    ({
      ...tonTransfer(hashes.slice(0, 2), false),
      details: { source: WALLET, destination: RECEIVER, value: '1500000000' },
    }) as Action,
)
const skipped = named(
  sent({ action: { ...acted, skipped_actions: 1, msgs_created: 0 } }, undefined),
  (hashes) =>
    ({
      ...tonTransfer(hashes, false),
      details: { source: WALLET, destination: RECEIVER, value: '75000000000' },
    }) as Action,
)
const rowsOf = ({ transactions = {} }: Trace) => Object.values(transactions)

describe('a trace that failed', () => {
  it('says in its head why, at which step and where the money is, with its hash to copy', () => {
    const { part, container } = draw(<TraceTree data={bounced} addressBook={addressBook} />)
    const ending = part('ending')?.textContent ?? ''
    expect(ending).toContain('The contract stopped with its own error.')
    expect(ending).toContain('1.49\u00A0GRAM returned to lakeside.ton.')
    expect(ending).toContain('Exit code 407 · Step 2, harbor.ton')
    expect(part('head')?.textContent).toContain('tried to send')
    expect(container.querySelector('[data-part="badge"][data-tone="positive"]')).toBeNull()
    expect(within(part('head') as HTMLElement).getAllByRole('button', { name: /^Copy hash/ })).toHaveLength(1)
  })

  it.each([
    [
      'nft_transfer',
      { old_owner: WALLET, new_owner: RECEIVER, nft_item: RECEIVER },
      /did not move\..+ harbor\.ton 0\.0983 GRAM returned to lakeside\.ton\./,
    ],
    [
      'jetton_mint',
      { owner: WALLET, receiver: WALLET, asset: RECEIVER, amount: '5' },
      /error\..+ harbor\.ton 0\.0983 GRAM returned to lakeside\.ton\./,
    ],
  ])('says where the coins are that a refused %s carried', (type, details, said) => {
    const rows = sent(
      {},
      { aborted: true, action: undefined, bounce: { type: 'ok' }, compute_ph: ended(413) },
      { value: '100000000', opcode: type === 'nft_transfer' ? NFT_TRANSFER : '0x00000015' },
      { value: '98300000' },
    )
    const data = named(rows, (hashes) => action(type, details, hashes.slice(0, 2), false))
    const { part } = draw(<TraceTree data={data} addressBook={addressBook} />)
    const text = part('ending')?.textContent ?? ''
    expect(text.replaceAll('\u00A0', ' ')).toMatch(said)
  })

  it('says why once: its failing step is marked, and the head links to it', () => {
    const renderLink: RenderLink = ({ kind, id, children }) => <a href={`/${kind}/${id}`}>{children}</a>
    const { part, container } = draw(<TraceTree data={bounced} addressBook={addressBook} />, { renderLink })
    expect(container.textContent?.split('The contract stopped with its own error.')).toHaveLength(2)
    expect(container.querySelector('[data-part="step"][data-state="failed"]')).not.toBeNull()
    const link = within(part('ending') as HTMLElement).getByRole('link', { name: 'Step 2, harbor.ton' })
    expect(link.getAttribute('href')).toBe(`/transaction/${rowsOf(bounced)[1]?.hash}`)
  })

  it('says so in Russian too', () => {
    const { part } = draw(<TraceTree data={skipped} addressBook={addressBook} />, { locale: 'ru', dictionary: russian })
    expect(part('ending')?.textContent).toContain('75\u00A0GRAM не отправлено')
  })

  it('has its title and no green badge at each of its steps', () => {
    const titles = rowsOf(bounced).map((row) => {
      const { container } = draw(
        <TransactionSentence data={bounced} transactionHash={row.hash} addressBook={addressBook} />,
      )
      expect(container.querySelector('[data-part="badge"][data-tone="positive"]')).toBeNull()
      const title = screen.getByRole('heading').textContent ?? ''
      cleanup()
      return title
    })
    expect(new Set(titles).size).toBe(1)
    expect(titles[0]).toMatch(/^lakeside\.ton tried to send 1\.5/)
  })

  it('has no green mark in a list, and the title of its page without the account of the list', () => {
    const { column } = draw(<TraceList address={WALLET} data={[bounced]} addressBook={addressBook} />)
    expect(column('status')?.querySelector('svg')?.getAttribute('aria-label')).toBe('Failed')
    expect(column('says')?.textContent).toMatch(/^Tried to send 1\.5/)
  })
})

describe('a trace whose action says the opposite of its transactions', () => {
  const praised = named(rowsOf(skipped), (hashes) => tonTransfer(hashes, true))
  const failedAction = named(sent({}, {}), (hashes) => tonTransfer(hashes, false))

  it('fails, and says that the service reports success', () => {
    const { part } = draw(<TraceTree data={praised} addressBook={addressBook} />)
    expect(part('head')?.textContent).toContain('tried to send')
    expect(part('ending')?.textContent).toContain('The wallet left the message out')
    expect(part('ending')?.textContent).toContain('The service reports the opposite. The transactions decide.')
  })

  it('succeeds, and says that the service reports a failure, on each page of it', () => {
    const said = [
      <TraceTree key="trace" data={failedAction} addressBook={addressBook} />,
      <TransactionSentence key="step" data={failedAction} transactionHash={hashOf(2)} addressBook={addressBook} />,
    ].map((element) => {
      const { part, container } = draw(element)
      expect(container.querySelector('[data-part="badge"][data-tone="positive"]')?.textContent).toBe('Finalized')
      const text = part('ending')?.textContent
      cleanup()
      return text
    })
    expect(said.map((text) => text?.includes('The service reports the opposite.'))).toEqual([true, true])
    expect(draw(<TraceTree data={bounced} addressBook={addressBook} />).part('ending')?.textContent).not.toContain(
      'opposite',
    )
  })
})

describe('a wallet with too few coins for its messages', () => {
  const broke = sent({ aborted: true, action: { ...acted, success: false, result_code: 37 } }, undefined)
  const data = named(broke, (hashes) => action('contract_deploy', { destination: WALLET }, hashes, false))
  const said = (words?: object) =>
    draw(<TraceTree data={data} addressBook={addressBook} />, words).part('ending')?.textContent

  it('has paid the fee, and says so before the reason, in place of that nothing left it', () => {
    expect(said()).toContain(
      'lakeside.ton paid only the fee of 0.0000015\u00A0GRAM. The wallet had too few coins: nothing was sent.',
    )
    cleanup()
    expect(said({ locale: 'ru', dictionary: russian })).toContain(
      'lakeside.ton: уплачена только комиссия, 0,0000015\u00A0GRAM.',
    )
  })
})

describe('a message that was refused and returned', () => {
  const unrun = named(
    sent(
      {},
      { aborted: true, action: undefined, bounce: { type: 'ok' }, compute_ph: { skipped: true, reason: 'no_state' } },
      { value: '1500000000' },
      { value: '1490000000' },
    ),
    (hashes) => tonTransfer(hashes.slice(0, 2), false),
  )

  it.each([
    ['by an error of the code', bounced],
    ['because no code is there', unrun],
  ])('has the same badges and the same step, %s', (_, data) => {
    const refusing = rowsOf(data)[1] as Transaction
    const story = draw(<TransactionSentence data={data} transactionHash={refusing.hash} addressBook={addressBook} />)
    expect(story.part('head')?.textContent).toMatch(/Failed1 message bounced/)
    expect(story.part('step')?.textContent).toBe(
      'In this step harbor.ton refused a message from lakeside.ton, and it returned: Transfer.',
    )
    cleanup()
    const { column } = draw(<TransactionList address={RECEIVER} data={[refusing]} addressBook={addressBook} />)
    expect(column('operation')?.textContent).toMatch(/^Refused/)
    expect(column('status')?.querySelector('svg')?.getAttribute('aria-label')).toBe('Failed')
  })
})

describe('a trace that succeeded though the code of a step did not run', () => {
  const notRun = (reason: string) => ({ aborted: true, action: undefined, compute_ph: { skipped: true, reason } })
  const badgesOf = (data: Trace, words?: object) => {
    const element = <TransactionSentence data={data} transactionHash={hashOf(2)} addressBook={addressBook} />
    return draw(element, words).part('head')?.textContent ?? ''
  }
  const paidWith = (reason: string, payment = {}) =>
    named(sent({}, notRun(reason), payment), (hashes) => tonTransfer(hashes))

  it('has the badges that the head of its trace has', () => {
    const badgesIn = (element: ReactElement) => {
      const { container } = draw(element)
      const found = [...container.querySelectorAll('[data-part="head"] [data-part="badge"]')].map(
        (one) => one.textContent,
      )
      cleanup()
      return found
    }
    for (const data of [bounced, paidWith('no_state'), paidWith('no_gas', { value: '1' })]) {
      const ofStep = badgesIn(<TransactionSentence data={data} transactionHash={data.trace?.tx_hash ?? ''} />)
      expect(ofStep).toEqual(badgesIn(<TraceTree data={data} />))
      expect(ofStep.length).toBeGreaterThan(0)
    }
  })

  it('says how many steps did not run, in place of that all succeeded', () => {
    const unrun = paidWith('no_gas', { value: '1' })
    expect(badgesOf(unrun)).toContain('1 of 2 steps did not run; the result stands')
    cleanup()
    expect(badgesOf(unrun, { locale: 'ru', dictionary: russian })).toContain('Не выполнено шагов: 1 из 2;')
    cleanup()
    expect(badgesOf(paidWith('no_state', { opcode: '0x7362d09c' }))).toContain('1 of 2 steps did not run')
  })

  it('counts a payment to an account without code apart: it asked for no run', () => {
    const paid = paidWith('no_state')
    expect(badgesOf(paid)).toContain('2 steps, none failed; 1 paid an account without code')
    cleanup()
    const russianBadges = badgesOf(paid, { locale: 'ru', dictionary: russian })
    expect(russianBadges).toContain('2 шага, ошибок нет; 1\u00a0— перевод на аккаунт без кода')
  })
})

describe('a send that its wallet skipped', () => {
  it('is struck in a feed and read out as not sent, with the reason', () => {
    const { column } = draw(
      <ActivityFeed address={WALLET} data={skipped.actions as Action[]} addressBook={addressBook} />,
    )
    const amount = column('amount')?.querySelector('[data-state="void"]')
    expect(amount?.textContent).toContain('not sent')
    expect(column('details')?.textContent).toContain('The wallet left the message out, most often for lack of coins.')
    expect(column('details')?.textContent).toContain('75\u00A0GRAM never left lakeside.ton.')
  })

  it('is no external call among the transactions of the wallet', () => {
    const { column } = draw(<TransactionList address={WALLET} data={rowsOf(skipped)} addressBook={addressBook} />)
    expect(column('operation')?.textContent).toContain('Sent nothing')
    expect(column('status')?.querySelector('svg')?.getAttribute('aria-label')).toBe('Failed')
  })
})

describe('a batch of which the wallet skipped a part', () => {
  it('is partly failed among its transactions', () => {
    const rows = sent({ action: { ...acted, skipped_actions: 1, msgs_created: 1 } }, {})
    const { column } = draw(<TransactionList address={WALLET} data={rows.slice(0, 1)} addressBook={addressBook} />)
    expect(column('status')?.querySelector('svg')?.getAttribute('aria-label')).toBe('Partly failed')
    expect(column('operation')?.textContent).toContain('The account left out some of its messages')
  })
})

describe('the net effect of a trace', () => {
  it('has a word in place of the name of a flagged item', () => {
    const token = { type: 'nft_items', valid: true, is_scam: true, name: 'Voucher: 500 GRAM' }
    const data = named(sent({}, {}, { opcode: '0x00000001' }), (hashes) =>
      action('nft_mint', { owner: WALLET, nft_item: RECEIVER }, hashes),
    )
    const metadata = { [RECEIVER]: { is_indexed: true, token_info: [token] } } as unknown as Metadata
    const { part } = draw(<TraceTree data={data} addressBook={addressBook} metadata={metadata} />)
    const effects = part('effects') as HTMLElement
    expect(effects.textContent).not.toContain('Voucher')
    expect(within(effects).getAllByText('Scam')).toHaveLength(1)
    expect(effects.querySelectorAll('[data-part="image"][data-state="flagged"]')).toHaveLength(1)
  })
})

describe('a flagged token', () => {
  it('has its word in the title of a trace, beside its hatch', () => {
    const token = { type: 'jetton_masters', valid: true, is_scam: true, symbol: 'USDT', extra: { decimals: '6' } }
    const data = named(sent({}, {}), (hashes) =>
      action('jetton_mint', { asset: RECEIVER, receiver: WALLET, amount: '5000000' }, hashes),
    )
    const metadata = { [RECEIVER]: { is_indexed: true, token_info: [token] } } as unknown as Metadata
    const { container } = draw(<TraceTree data={data} addressBook={addressBook} metadata={metadata} />)
    const title = container.querySelector('h1, h2, h3, [role="heading"]') as HTMLElement
    expect(title.textContent).toMatch(/minted 5.*USDT.*Scam/)
    expect(title.querySelectorAll('[data-part="image"][data-state="flagged"]')).toHaveLength(1)
  })
})

describe('a mint', () => {
  it('is one figure in a list and in the value flow', () => {
    const { metadata, data } = mintFlow
    const { column } = draw(<TraceList address={SENDER} data={[data]} metadata={metadata} />)
    expect(column('change')?.textContent).toContain('+5')
    cleanup()
    const { container } = draw(<ValueFlow data={data} metadata={metadata} />)
    const cell = container.querySelector(`[data-account="${SENDER}"] [data-asset="${COMET}"]`)
    expect(cell?.textContent).toContain('+5')
    expect(container.querySelector(`[data-account="${COMET}"] [data-asset="${COMET}"]`)?.textContent).not.toContain('5')
  })
})
