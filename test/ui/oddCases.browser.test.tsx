import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import type { TransactionDescription } from '../../src/contract/v3/transactionDescription.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { NftCard } from '../../src/ui/nfts/NftCard/NftCard.tsx'
import { ExitCode } from '../../src/ui/reading/ExitCode.tsx'
import { CommentBubble } from '../../src/ui/tokens/CommentBubble.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { action, transfer } from '../../stories/fixtures/actions.ts'
import { jettonMaster, oddAccounts } from '../../stories/fixtures/assets.ts'
import { addressOf, jettonWallets, token } from '../../stories/fixtures/jettons.ts'
import { nftItem } from '../../stories/fixtures/nfts.ts'
import { bouncedTrace, traceBook } from '../../stories/fixtures/traces.ts'
import { comment, hashOf, message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { find, overflowing, stage } from './stage.tsx'

const HIGHEST = 2n ** 120n - 1n
const FAR = `0:${'4'.repeat(64)}`

const fromOutside = (over: Partial<Message> = {}) =>
  message({ source: null, value: null, fwd_fee: null, created_lt: null, created_at: null, ...over })
const sent = (over: Partial<Message> = {}) => message({ source: OWN, destination: OTHER, ...over })
const ended = (over: Partial<TransactionDescription>): TransactionDescription => ({
  type: 'ord',
  aborted: true,
  ...over,
})
const stopped = (exit_code: number) => ended({ compute_ph: { skipped: false, success: false, exit_code } })
const ran = { compute_ph: { skipped: false, success: true, exit_code: 0 } } as const
const skipped = (reason: 'no_state' | 'no_gas' | 'bad_state' | 'suspended') =>
  ended({ compute_ph: { skipped: true, reason } })

interface Seen {
  status: string
  verb: string
  /** The sentence, the comment or the opcode under the verb. */
  detail?: string
  direction?: 'IN' | 'OUT' | 'SELF'
  /** As drawn; `~` before struck text. */
  amounts: string[]
}

const textOf = (root: Element, selector: string) => root.querySelector(selector)?.textContent?.trim() ?? undefined

function seen(row: HTMLElement): Seen {
  const detail = textOf(row, '[data-part="sentence"], [data-part="comment"], [data-part="opcode"]')
  const direction = textOf(row, '[data-part="direction"]')
  const amounts = [...row.querySelectorAll('[data-column="amount"] > [data-part="root"]')].map(
    (amount) =>
      `${amount.getAttribute('data-state') === 'void' ? '~' : ''}${textOf(amount, '[data-part="number"]') ?? ''}`,
  )
  return {
    status: find(row, '[data-part="status"]').getAttribute('aria-label') ?? '',
    verb: find(row, '[data-part="verb"]').textContent ?? '',
    ...(detail && { detail }),
    ...(direction && { direction: direction as 'IN' }),
    amounts,
  }
}

const rowsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="row"][data-part="row"]')]

/** Each odd case of a transaction, and all that its row says. */
const CASES: readonly (readonly [name: string, row: Partial<Transaction>, says: Seen])[] = [
  [
    'bounced, because nothing is there',
    { description: { ...skipped('no_state'), bounce: { type: 'ok' } }, in_msg: message({ value: '5000000000' }) },
    {
      status: 'Failed',
      verb: 'Refused',
      detail: 'No contract at this address.',
      direction: 'IN',
      amounts: ['~+5'],
    },
  ],
  [
    'what a bounce brought back',
    { in_msg: message({ bounced: true, opcode: '0xffffffff', value: '4996100000' }) },
    {
      status: 'Finalized',
      verb: 'Returned',
      detail: 'A message sent by this account was refused.',
      direction: 'IN',
      amounts: ['+4.9961'],
    },
  ],
  [
    'failed, and what came went back',
    { description: { ...stopped(13), bounce: { type: 'ok' } }, in_msg: message({ value: '1000000000' }) },
    {
      status: 'Failed',
      verb: 'Refused',
      detail: 'Ran out of gas. Exit code 13',
      direction: 'IN',
      amounts: ['~+1'],
    },
  ],
  [
    'failed in its actions',
    {
      in_msg: fromOutside(),
      description: ended({ ...ran, action: { success: false, result_code: 37, no_funds: true } }),
    },
    {
      status: 'Failed',
      verb: 'Sent nothing',
      detail: 'Not enough balance to send the messages. Result code 37',
      direction: 'IN',
      amounts: ['0'],
    },
  ],
  [
    'aborted, though the money arrived, where there is no code',
    { description: skipped('no_state'), end_status: 'uninit', in_msg: message({ value: '1000000000' }) },
    {
      status: 'Finalized',
      verb: 'Received',
      detail: 'The account has no code to run.',
      direction: 'IN',
      amounts: ['+1'],
    },
  ],
  [
    'aborted, though the money arrived, because it was too little for the code',
    { description: skipped('no_gas'), in_msg: message({ value: '1000000' }) },
    {
      status: 'Finalized',
      verb: 'Received',
      detail: 'Not enough value to run the contract.',
      direction: 'IN',
      amounts: ['+0.001'],
    },
  ],
  [
    'a notification of a token, for which no code has to run',
    {
      description: skipped('no_gas'),
      in_msg: message({ value: '1000000', opcode: '0x7362d09c', decoded_opcode: 'jetton_notify' }),
    },
    {
      status: 'Finalized',
      verb: 'Jetton notification',
      detail: '0x7362d09c',
      direction: 'IN',
      amounts: ['+0.001'],
    },
  ],
  [
    'at a frozen account',
    { description: skipped('bad_state'), orig_status: 'frozen', end_status: 'frozen' },
    {
      status: 'Failed',
      verb: 'Received',
      detail: 'The account is frozen, so its code did not run.',
      direction: 'IN',
      amounts: ['+1.5'],
    },
  ],
  [
    'at a suspended account',
    { description: skipped('suspended') },
    {
      status: 'Failed',
      verb: 'Received',
      detail: 'The account is suspended, so its code did not run.',
      direction: 'IN',
      amounts: ['+1.5'],
    },
  ],
  [
    'from outside, with a payment',
    { in_msg: fromOutside(), out_msgs: [sent({ value: '40000000000' })] },
    { status: 'Finalized', verb: 'Sent', direction: 'OUT', amounts: ['\u221240'] },
  ],
  [
    'from outside, without one',
    { in_msg: fromOutside({ opcode: '0x1d3a51c2', decoded_opcode: 'claim' }) },
    { status: 'Finalized', verb: 'External message', detail: '0x1d3a51c2 Claim', direction: 'IN', amounts: ['0'] },
  ],
  [
    'to the outside: a log is no payment',
    { out_msgs: [sent({ destination: null, value: null, opcode: '0x12345678' })] },
    { status: 'Finalized', verb: 'Received', direction: 'IN', amounts: ['+1.5'] },
  ],
  [
    'with an encrypted comment',
    { in_msg: message({ opcode: '0x2167da4b', value: '250000000' }) },
    { status: 'Finalized', verb: 'Received', detail: 'Encrypted comment', direction: 'IN', amounts: ['+0.25'] },
  ],
  [
    'with an empty comment',
    { in_msg: comment('') },
    { status: 'Finalized', verb: 'Received', direction: 'IN', amounts: ['+1.5'] },
  ],
  [
    'with a comment of 1 000 characters, of which a row shows the beginning',
    { in_msg: comment('Wave '.repeat(200)) },
    {
      status: 'Finalized',
      verb: 'Received',
      detail: `${'Wave '.repeat(80)}…`,
      direction: 'IN',
      amounts: ['+1.5'],
    },
  ],
  [
    'a tick',
    { in_msg: null, description: { type: 'tick_tock', is_tock: false, ...ran } },
    { status: 'Finalized', verb: 'Tick', amounts: [] },
  ],
  [
    'a tock',
    { in_msg: null, description: { type: 'tick_tock', is_tock: true, ...ran } },
    { status: 'Finalized', verb: 'Tock', amounts: [] },
  ],
  [
    'pending',
    { finality: 'pending', emulated: true, in_msg: fromOutside(), out_msgs: [sent()] },
    { status: 'Pending', verb: 'Sent', direction: 'OUT', amounts: ['\u22121.5'] },
  ],
  [
    'confirmed, and not final yet',
    { finality: 'confirmed' },
    { status: 'Confirmed', verb: 'Received', direction: 'IN', amounts: ['+1.5'] },
  ],
  [
    'of 1 nanogram, which is not nothing',
    { in_msg: message({ value: '1', source: FAR, opcode: '0x7362d09c' }) },
    { status: 'Finalized', verb: 'Jetton notification', detail: '0x7362d09c', direction: 'IN', amounts: ['+<0.0001'] },
  ],
  [
    'of 2^120 − 1 nanograms, to the last whole coin',
    { in_msg: message({ value: String(HIGHEST) }) },
    {
      status: 'Finalized',
      verb: 'Received',
      direction: 'IN',
      amounts: ['+1,329,227,995,784,915,872,903,807,060'],
    },
  ],
]

describe('odd transactions', () => {
  const data = CASES.map(([, over]) => transaction(over))

  it('have outcome, reason, parties, amounts and comment in a row', async () => {
    await page.viewport(1280, 6_000)
    const { container } = await stage(<TransactionList data={data} />)
    await vi.waitFor(() => expect(rowsIn(container)).toHaveLength(data.length))
    const all = () => Object.fromEntries(rowsIn(container).map((row, index) => [CASES[index]?.[0], seen(row)]))
    const expected = Object.fromEntries(CASES.map(([name, , says]) => [name, says]))
    // Sentences load late.
    await vi.waitFor(() => expect(all()).toEqual(expected))
    for (const box of container.querySelectorAll('[data-part="comment"]'))
      expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(36)
  })

  it('say amounts to the last digit to who listens', async () => {
    const values = ['1', '10', '999999999', String(2n ** 63n), String(HIGHEST)]
    const { container } = await stage(
      <TransactionList
        data={values.map((value) => transaction({ in_msg: message({ value }) }))}
        columns={['amount']}
      />,
    )
    const exact = rowsIn(container).map((row) => find(row, '[data-part="root"]').dataset.tip?.replaceAll(',', ''))
    expect(exact).toEqual([
      '+0.000000001 GRAM',
      '+0.00000001 GRAM',
      '+0.999999999 GRAM',
      '+9223372036.854775808 GRAM',
      '+1329227995784915872903807060.280344575 GRAM',
    ])
  })

  it('name the new state of an account: not deployed, frozen, and its extra currencies', async () => {
    const state = { ...transaction({}).account_state_after, extra_currencies: { '100': '1500' } }
    const { container } = await stage(
      <>
        <TransactionDetails
          data={transaction({ orig_status: 'active', end_status: 'frozen', account_state_after: state })}
        />
        <TransactionDetails data={transaction({ orig_status: 'nonexist', end_status: 'uninit' })} />
      </>,
    )
    const [frozen, uninit] = [...container.querySelectorAll('[data-state="ready"]')].map((card) => card.textContent)
    expect(frozen).toContain('Active → Frozen')
    expect(frozen).toContain('Extra currencies after1,500')
    expect(uninit).toContain('Account statusNot deployed')
  })

  it('say when they were, from 2019 to now', async () => {
    const now = Date.UTC(2026, 10, 21, 12) / 1000
    const ages: readonly (readonly [time: number, says: string])[] = [
      [Date.UTC(2019, 10, 15, 12) / 1000, 'Nov 15, 2019'],
      [Date.UTC(2020, 1, 29, 12) / 1000, 'Feb 29, 2020'],
      [now - 8 * 86_400, 'Nov 13, 12:00 PM'],
      [now - 6 * 86_400, '6 days'],
      [now - 7_300, '2 hr'],
      [now - 120, '2 min'],
      [now - 5, '5 sec'],
      [now, 'now'],
      // The clock of a reader may be behind the chain's.
      [now + 30, 'now'],
    ]
    vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 })
    try {
      const { container } = await stage(
        <TransactionList data={ages.map(([time]) => transaction({ now: time }))} columns={['hash']} />,
        { now: now * 1000, timeZone: 'UTC' },
      )
      const times = [...container.querySelectorAll('time')]
      expect(times.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual(ages.map(([, says]) => says))
      expect(times.map(({ dateTime }) => Date.parse(dateTime) / 1000)).toEqual(ages.map(([time]) => time))
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('any exit code', () => {
  const codes = [
    ...Array.from({ length: 16 }, (_, code) => code),
    ...[-1, -14, -15, 31, 32, 34, 37, 38, 50, 128, 130, 132, 137, 333, 401, 706, 999, 65_535, 2 ** 31 - 1, -(2 ** 31)],
  ]

  it.each(['compute', 'action'] as const)('is a sentence with the code behind it: %s', async (phase) => {
    const { container } = await stage(
      codes.map((code) => (
        <p key={code}>
          <ExitCode data={code} phase={phase} />
        </p>
      )),
    )
    for (const [index, line] of [...container.querySelectorAll('p')].entries()) {
      const code = codes[index] as number
      expect(line.textContent).toMatch(/^[A-Z].+\. (Exit|Result) code \S+$/)
      expect(line.textContent?.endsWith(` ${String(code).replace('-', '\u2212')}`), String(code)).toBe(true)
      expect(find(line, '[data-state]').dataset.state).toBe(code === 0 || code === 1 ? 'success' : 'failed')
    }
  })
})

describe('odd comments', () => {
  it('are whole where there is room: empty, encrypted, and 1 000 characters on demand', async () => {
    const long = 'Wave '.repeat(200).trim()
    const { container } = await stage(
      <>
        <CommentBubble data="" />
        <CommentBubble data="never shown" isEncrypted />
        <CommentBubble data={long} />
      </>,
    )
    const [empty, locked, folded] = container.querySelectorAll<HTMLElement>('[data-part="root"]')
    expect(empty?.textContent).toBe('Empty comment')
    expect(locked?.textContent).toBe('Encrypted comment')
    expect(folded?.textContent).not.toContain(long)
    find(container, '[aria-expanded="false"]').click()
    await vi.waitFor(() => expect(folded?.textContent).toContain(long))
  })
})

describe('odd messages', () => {
  it('say from where to where: outside, logs, bounced, and with what beside coins', async () => {
    const messages = [
      fromOutside({ import_fee: '1234400' }),
      sent({ destination: null, value: null, opcode: '0x12345678' }),
      message({ bounced: true, opcode: '0xffffffff', value: '4996100000' }),
      message({ value: '50000000', value_extra_currencies: { '100': '1500' } }),
    ].map((row, index) => ({ ...row, hash: hashOf(900 + index) }))
    const { container } = await stage(<MessageList data={messages} />)
    const cell = (name: string) => rowsIn(container).map((row) => textOf(row, `[data-column="${name}"]`))
    expect(cell('operation')).toEqual([
      'External in',
      'External out0x12345678',
      expect.stringContaining('Bounced'),
      'Internal',
    ])
    expect(cell('value')).toEqual(['—None', '—None', '4.9961 returned GRAM', '0.05GRAM1,500#100'])
  })
})

describe('odd accounts', () => {
  it('say what they are, and what they hold beside coins', async () => {
    const { frozen, uninit, neverSeen, extra } = oddAccounts
    const { container } = await stage(
      <>
        <AccountCard data={frozen} />
        <AccountCard data={uninit} />
        <AccountCard data={neverSeen} />
        <AccountCard data={extra} />
        <AccountCard data={{ address: FAR, balance: '1', status: null }} />
      </>,
    )
    const cards = [...container.querySelectorAll<HTMLElement>('[role="group"]')]
    // Of the last the service does not say it.
    const statuses = ['frozen', 'uninit', 'nonexist', 'active', 'unknown']
    for (const [index, card] of cards.entries())
      expect(card.querySelector(`[data-state="${statuses[index]}"]`)).not.toBeNull()
    const balances = cards.map((card) =>
      textOf(card, '[data-part="balance"] [data-part="number"]')?.replaceAll(',', ''),
    )
    expect(balances).toEqual(['1329227995784915872903807060.280344575', '3', '0', '0.000000001', '0.000000001'])
    expect(textOf(cards[0] as Element, '[data-fact="frozen"]')).not.toBe('')
    expect(textOf(cards[1] as Element, '[data-fact="code"]')).toContain('None')
    const extras = textOf(cards[3] as Element, '[data-fact="extra"]')?.replaceAll(',', '')
    expect(extras).toContain('Currency 1001500000000')
    expect(extras).toContain(`Currency 4294967295${HIGHEST}`)
  })
})

describe('odd tokens', () => {
  /** Balance, decimals as the metadata say them, and what a row shows. */
  const BALANCES: readonly (readonly [balance: bigint, decimals: string | undefined, says: string, isRaw: boolean])[] =
    [
      [17n, '0', '17', false],
      [1n, '9', '0.000000001', false],
      [HIGHEST, '9', '1329227995784915872903807060.280344575', false],
      [1n, '30', '0.000000000000000000000000000001', false],
      [HIGHEST, '30', '1329227.995784915872903807060280344575', false],
      [1_250_000_000n, undefined, '1250000000', true],
      [HIGHEST, undefined, String(HIGHEST), true],
      [5n, 'nine', '5', true],
      [5n, '-1', '5', true],
      [5n, '300', '5', true],
    ]

  it('have exact amounts by their decimals: none, 0, 30, and values that are no number of decimals', async () => {
    const wallets = BALANCES.map(([balance], index) => ({
      ...(jettonWallets[0] as (typeof jettonWallets)[number]),
      address: addressOf(index + 4000),
      jetton: addressOf(index + 5000),
      balance: String(balance),
    }))
    const metadata: Metadata = Object.fromEntries(
      wallets.map(({ jetton }, index) => [
        jetton,
        { is_indexed: true, token_info: [token(`T${index}`, `Token ${index}`, BALANCES[index]?.[1])] },
      ]),
    )
    await page.viewport(1280, 3_000)
    const { container } = await stage(<JettonTable data={wallets} metadata={metadata} addressBook={{}} />)
    await vi.waitFor(() => expect(rowsIn(container)).toHaveLength(wallets.length))
    for (const [index, [, decimals, says, isRaw]] of BALANCES.entries()) {
      const name = `${says} of ${decimals} decimals`
      const row = rowsIn(container).find(({ textContent }) => textContent?.includes(`Token ${index}`))
      const amount = row && find(row, '[data-column="balance"] [data-part="root"]')
      expect(amount?.dataset.tip?.replaceAll(',', ''), name).toContain(says)
      expect(row?.textContent?.includes('Raw units'), name).toBe(isRaw)
    }
    expect(overflowing(container, 1208)).toEqual([])
  })

  it('have a drawn picture and a word for a name where they have neither', async () => {
    const { container, asked } = await stage(
      <>
        <JettonCard data={jettonMaster({ jetton_content: null })} metadata={{}} addressBook={{}} />
        <NftCard data={nftItem({ content: null, index: '7' })} metadata={{}} addressBook={{}} />
      </>,
    )
    const [jetton, nft] = container.querySelectorAll<HTMLElement>('[role="group"]')
    expect(textOf(jetton as Element, '[data-part="symbol"]')).toBe('Unnamed token')
    expect(jetton?.textContent).toContain('Raw units')
    expect(textOf(nft as Element, '[data-part="name"]')).toBe('Item #7')
    expect(find(nft as HTMLElement, '[data-part="media"]').dataset.state).toBe('drawn')
    expect(container.querySelector('img')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('the steps of a failed trace on a phone', () => {
  const named = { user_friendly: null, domain: 'lakeside-cabin.ton', interfaces: ['wallet_v5r1'] }
  const book = Object.fromEntries(Object.keys(traceBook).map((address) => [address, named]))
  const element = <TraceTree data={bouncedTrace} addressBook={book} />

  it('have whole names and whole operations', async () => {
    const { container, settle } = await stage(element, { width: 320, locale: 'ru', dictionary: russian })
    await settle()
    const texts = container.querySelectorAll<HTMLElement>('[role="treeitem"] *')
    const cut = [...texts].filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
    expect(cut.map(({ textContent }) => textContent)).toEqual([])
  })
})

describe('odd actions', () => {
  it('of kinds that nobody knows yet say who did it, what the service calls it, and when', async () => {
    const unknown = {
      ...action('ton_transfer', transfer()),
      type: 'hyper_stake_v9',
      details: { who: OWN, amount: '5' },
    } as unknown as Action
    const called = action('call_contract', {
      opcode: '0x1d3a51c2',
      source: OWN,
      destination: FAR,
      value: '500000000',
      extra_currencies: null,
    })
    const { container } = await stage(<ActivityFeed address={OWN} data={[unknown, called]} />)
    const rows = () => rowsIn(container).filter((row) => row.querySelector('[data-part="verb"]'))
    await vi.waitFor(() => expect(rows()).toHaveLength(2))
    const [first, second] = rows() as [HTMLElement, HTMLElement]
    expect(first.textContent).toContain('Hyper stake v9')
    expect(find(first, 'time').textContent).not.toBe('')
    expect(textOf(second, '[data-part="verb"]')).toBe('Called contract')
    expect(second.textContent).toContain('0x1d3a51c2')
    expect(textOf(second, '[data-column="amount"]')).toContain('\u22120.5')
  })
})
