import { cleanup, render, waitFor } from '@testing-library/react'
import { internal, SendMode } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV5R1 } from '@ton/ton'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import type { ShownBlock } from '../../src/fromV2/shown.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { Settings } from '../../src/react/settings.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { StateCard } from '../../src/ui/accounts/StateCard/StateCard.tsx'
import { TopAccountsTable } from '../../src/ui/accounts/TopAccountsTable/TopAccountsTable.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { arrowIn, arrowOut } from '../../src/ui/icons/paths.ts'
import { HoldersTable } from '../../src/ui/jettons/HoldersTable/HoldersTable.tsx'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { Meter } from '../../src/ui/parts/Meter.tsx'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const service = createLocalService()
const WALLET = '0:E2406A5FC8A9B482CBCCA1EBF9E5D326B95C30DDE617CC55432450AF75094AEE'

function draw(element: ReactElement, language?: Pick<Settings, 'locale' | 'dictionary'>) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname.replace(/^.*\/v\d\//, ''))
    return service.fetch(request)
  }
  const { container } = render(
    <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch} timeZone="UTC" {...language}>
      {element}
    </TonCenterProvider>,
  )
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')
  return { container, asked, texts, rows: () => texts('[data-part="row"]') }
}

describe('a list of blocks', () => {
  const blocks = async (query: string): Promise<ShownBlock[]> =>
    (await (await service.fetch(`http://local/api/v3/blocks?${query}`)).json()).blocks

  it('has the one shard of all blocks in its title, and no column for it', async () => {
    const whole = await blocks('workchain=0&limit=5')
    const part = whole.map((block) => ({ ...block, shard: 'A000000000000000' }))
    const { texts } = draw(<BlockList heading="Blocks" data={part} />)
    expect(texts('[data-part="heading"]')).toEqual(['Blocks, shard 0:A000'])
    expect(texts('[data-column="shard"]')).toEqual([])
    cleanup()
    // A whole workchain is one shard: it has no name of its own.
    const { texts: of } = draw(<BlockList heading="Blocks" data={whole} />)
    expect(of('[data-part="heading"]')).toEqual(['Blocks'])
    expect(of('[data-column="shard"]')).toEqual([])
  })

  it('has no bar for one block alone: there is none to compare it with', async () => {
    const [first, ...others] = (await blocks('workchain=0&seqno=500&limit=1')).concat(
      await blocks('workchain=0&limit=3'),
    )
    const bars = (data: readonly (ShownBlock | undefined)[]) => {
      const { container } = draw(<BlockList data={data.filter((one) => one !== undefined)} />)
      const { length } = container.querySelectorAll('[data-column="transactions"] [data-part="meter"]')
      cleanup()
      return length
    }
    expect(bars([first])).toBe(0)
    expect(bars([first, ...others])).toBe(1 + others.length)
  })

  it('has a column where its blocks are of several, where the app wants it, and where no title can say it', async () => {
    const mixed = await blocks('limit=6')
    const own = await blocks('workchain=0&limit=5')
    for (const list of [
      <BlockList key="1" heading="Blocks" data={mixed} />,
      <BlockList key="2" heading="Blocks" data={own} columns={['block', 'shard']} />,
      <BlockList key="3" data={own} />,
    ]) {
      const { texts } = draw(list)
      expect(texts('[data-column="shard"]').join()).toContain('0:8000')
      expect(texts('[data-part="heading"]').join()).not.toContain('shard')
      cleanup()
    }
  })
})

describe('a list of the transactions of a block', () => {
  it('has no side: a payment is a transfer there, and received in the list of its account', async () => {
    const { transactions } = await (
      await service.fetch('http://local/api/v3/transactions?workchain=0&shard=8000000000000000&seqno=508&limit=50')
    ).json()
    const verbs = (rows: unknown, address?: string) => {
      const { texts } = draw(<TransactionList data={rows as never} address={address} />)
      const found = texts('[data-part="verb"]')
      cleanup()
      return found
    }
    const ofBlock = verbs(transactions)
    expect(ofBlock.filter((verb) => verb === 'Transfer').length).toBeGreaterThan(5)
    expect(ofBlock).not.toContain('Received')
    const { account } = transactions.find(({ in_msg }: { in_msg: { opcode: unknown } }) => in_msg.opcode === null)
    const own = transactions.filter((row: { account: string }) => row.account === account)
    expect(verbs(own, account)).toContain('Received')
  })
})

describe('a list of messages', () => {
  it.each([
    ['received', { destination: WALLET }, arrowIn],
    ['sent', { source: WALLET }, arrowOut],
  ])('has the arrow of the way that its tag says, of those %s', async (_, filter, arrow) => {
    const { container } = draw(<MessageList filter={filter} address={WALLET} pageSize={10} />)
    const drawn = () =>
      [...container.querySelectorAll('[data-column="operation"] path')]
        .map((path) => path.getAttribute('d'))
        .filter((path) => path === arrowIn || path === arrowOut)
    await waitFor(() => expect(drawn().length).toBeGreaterThan(2))
    expect(new Set(drawn())).toEqual(new Set([arrow]))
  })

  it('has the time of a message from outside from the transaction that took it, for one request a page', async () => {
    const { asked, texts } = draw(<MessageList filter={{ destination: WALLET }} address={WALLET} pageSize={10} />)
    const times = () => texts('[data-column="message"]').slice(1)
    await waitFor(() => expect(times()).toHaveLength(10))
    await waitFor(() =>
      expect(times().filter((time) => !/[A-Z][a-z]{2} \d|min|sec|hr/.test(time.slice(11)))).toEqual([]),
    )
    expect(asked).toEqual(['messages', 'transactions'])
  })

  it('says that coins were received where a transaction took them, and of no other message', async () => {
    const answer = await service.fetch(`http://local/api/v3/messages?destination=${WALLET}&limit=100`)
    const { messages } = await answer.json()
    const taken = messages.find(
      ({ source, opcode, decoded_opcode: name }: Record<string, unknown>) => source && !opcode && !name,
    )
    const says = (message: object) => {
      const { texts } = draw(<MessageList data={[message as never]} address={WALLET} />)
      const [said] = texts('[data-part="row"] [data-column="operation"] [data-place="title"]')
      cleanup()
      return said
    }
    const { in_msg_tx_hash: _, ...waiting } = taken
    expect(says(taken)).toBe('Received')
    expect(says(waiting)).toBe('Internal')
    expect(says({ ...taken, opcode: '0x12345678' })).toBe('Internal')
  })

  it.each([
    ['an amount', 1, SendMode.PAY_GAS_SEPARATELY, 'Order to send 1.5GRAM'],
    ['the whole balance', 1, SendMode.CARRY_ALL_REMAINING_BALANCE, 'Order to send the whole balance'],
    ['several messages', 3, SendMode.PAY_GAS_SEPARATELY, 'Order to send 3 messages'],
  ])('says of what an owner signed that it orders to send %s', (_, count, sendMode, said) => {
    const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 7))
    const wallet = WalletContractV5R1.create({ workchain: 0, publicKey })
    const messages = Array.from({ length: count }, () => internal({ to: wallet.address, value: '1.5' }))
    const body = wallet.createTransfer({ seqno: 1, secretKey, sendMode, messages }).toBoc().toString('base64')
    const saidTo = (destination: string) => {
      const signed = message({ source: null, destination, value: null, opcode: '0x7369676e' })
      const row = { ...signed, message_content: { hash: null, body, decoded: null } }
      const { texts } = draw(<MessageList data={[row] as never} />)
      const orders = texts('[data-part="order"]')
      cleanup()
      return orders
    }
    expect(saidTo(OWN)).toEqual([said])
    // A highload wallet orders a message to itself, which has the payments: nothing is said of those.
    expect(saidTo(wallet.address.toRawString())).toEqual([])
  })

  it.each([
    ['leaves to its tile which way it went', {}, ''],
    ['says itself that it came back to the account, where its tile says that it bounced', { bounced: true }, null],
  ])('%s, on a phone', (_, over, said) => {
    const row = message({ source: OTHER, destination: OWN, value: '5', ...over })
    const { container } = draw(<MessageList data={[row] as never} address={WALLET} />)
    expect(container.querySelector('[data-part="direction"]')?.getAttribute('data-said')).toBe(said)
  })

  it('has of a jetton notification the jettons that the own wallet reports, for no request more', async () => {
    const filter = { destination: WALLET, opcode: '0x7362d09c' }
    const { asked, texts } = draw(<MessageList filter={filter} address={WALLET} pageSize={10} />)
    const amounts = () => texts('[role="gridcell"][data-column="value"]')
    await waitFor(() => expect(amounts().join()).toMatch(/LUSD/))
    expect(amounts().filter((text) => /^[\d.]+L?(LUSD|LUMEN|COMET)/.test(text)).length).toBeGreaterThan(2)
    expect(asked).toEqual(['messages'])
  })

  it('asks for nothing where its rows are given', async () => {
    const answer = await service.fetch(`http://local/api/v3/messages?destination=${WALLET}&limit=10`)
    const { messages } = await answer.json()
    const { asked, rows } = draw(<MessageList data={messages} address={WALLET} />)
    await waitFor(() => expect(rows().length).toBeGreaterThan(5))
    expect(asked).toEqual([])
  })
})

it('a table of top accounts says of a contract the interface that says most of it', () => {
  const interfaces = [['dns', 'nft_item'], ['dns', 'editable', 'nft_collection'], ['dns'], ['dns', 'wallet_v4r2']]
  const data = interfaces.map((_, index) => ({ account: `0:${String(index).repeat(64)}`, balance: '5' }))
  const known = data.map(({ account }, index) => [
    account,
    { domain: null, user_friendly: null, interfaces: interfaces[index] },
  ])
  const { texts } = draw(<TopAccountsTable data={data} addressBook={Object.fromEntries(known)} />)
  expect(texts('[role="gridcell"][data-column="contract"]')).toEqual([
    'Domain',
    'NFT collection',
    'DNS',
    'Wallet v4 r2',
  ])
})

it('a table of top accounts names the contracts of the chain itself, which report no interface', () => {
  const addresses = ['3', '5', '7'].map((digit) => `-1:${digit.repeat(64)}`)
  const data = addresses.map((account) => ({ account, balance: '5' }))
  const { texts } = draw(<TopAccountsTable data={data} addressBook={{}} />)
  expect(texts('[role="gridcell"][data-column="contract"]')).toEqual(['Elector', 'Configuration', 'Unknown'])
  expect(texts('[role="gridcell"][data-column="account"]').slice(0, 2)).toEqual(['Elector', 'Configuration'])
})

describe('a row of the richest', () => {
  const data = [{ account: WALLET, balance: '12500000000' }]
  const friendly = toFriendlyAddress(WALLET, { bounceable: false })

  it('has a balance without its coin, which the head names once', () => {
    const { texts } = draw(<TopAccountsTable data={data} addressBook={{}} />)
    expect(texts('[data-column="balance"]')).toEqual(['Balance, GRAM', '12.5'])
  })

  it('has a balance of two digits, and the zeros that one is short of', () => {
    const { container } = draw(<TopAccountsTable data={data} addressBook={{}} />)
    expect(container.querySelector('[data-part="number"]')?.getAttribute('data-rest')).toBe('0')
  })

  it('has all of an address without a name, for lists that are wide enough', () => {
    const { container } = draw(<TopAccountsTable data={data} addressBook={{}} />)
    const name = container.querySelector('[role="gridcell"] [data-part="name"]')
    expect(name?.textContent?.replace('…', '')).toBe(friendly)
  })
})

describe('the amounts of a transaction', () => {
  const forwarded = transaction({ out_msgs: [message({ source: OWN, destination: OTHER, value: '400000000' })] })
  const asked = transaction({
    account: OTHER,
    in_msg: message({ source: null, destination: OTHER, value: null }),
    out_msgs: [message({ source: OTHER, destination: OWN, value: '2000000000' })],
  })
  const amounts = () => {
    const numbers = [...document.querySelectorAll('[data-column="amount"] [data-part="number"]')]
    return numbers.map(({ textContent }) => textContent)
  }

  it('are what the account received and sent, with their signs', () => {
    draw(<TransactionList data={[forwarded]} addressBook={{}} />)
    expect(amounts()).toEqual(['+1.5', '\u22120.4'])
  })

  it('are in rows of several accounts what the first party sent to the second, without a sign', () => {
    draw(<TransactionList data={[forwarded, asked]} addressBook={{}} />)
    expect(amounts()).toEqual(['1.5', '2'])
  })
})

it('a row of the richest has what its balance is worth, where the app has a price', () => {
  const priceSource = createPriceSource('USD', () => ({ price: '2.5' }))
  const data = [{ account: WALLET, balance: '4000000000' }]
  const values = (source?: typeof priceSource) => {
    const { texts } = draw(<TopAccountsTable data={data} addressBook={{}} {...(source && { priceSource: source })} />)
    const found = texts('[role="gridcell"][data-column="value"]')
    cleanup()
    return found
  }
  expect(values(priceSource)).toEqual(['$10.00'])
  expect(values()).toEqual([])
})

const COMET = '0:31EE0232DDB333C46EE9D9DC489B6BCFD98E35F68042799A168A44ACBCE876F6'

it('mints on the page of their token have a sign and no symbol', async () => {
  const { texts } = draw(<ActivityFeed params={{ account: COMET, action_type: ['jetton_mint'] }} />)
  const amounts = () => texts('[role="gridcell"][data-column="amount"]')
  await waitFor(() => expect(amounts()).toEqual(['+800', '+4,075']))
})

it('the card of a token has all of its address', async () => {
  const { texts } = draw(<JettonCard address={COMET} />)
  const address = toFriendlyAddress(COMET, { testOnly: false })
  await waitFor(() => expect(texts('[data-part="address"]')).toEqual([address]))
})

it('the card of a token names its admin in the notice of who can mint, and the holders that the app counted', async () => {
  const { container, texts } = draw(<JettonCard address={COMET} holders="9" />)
  await waitFor(() => expect(texts('[data-fact="holders"] dd')).toEqual(['9']))
  expect(container.querySelector('[data-fact="admin"]')).toBeNull()
  expect(texts('[data-part="notice"]').join()).toMatch(/UQAF.*EPTk.* can make more COMET/)
})

it('what arrived has a green tile, whether coins or a notice of a token, and a call has none', async () => {
  const { container } = draw(<TransactionList address={WALLET} />)
  const tones = (verb: string) =>
    [...container.querySelectorAll('[data-column="operation"]')]
      .filter((cell) => cell.querySelector('[data-part="verb"]')?.textContent === verb)
      .map((cell) => cell.querySelector('svg')?.dataset.tone)
  await waitFor(() => expect(tones('Jetton notification')).toContain('positive'))
  expect(new Set(tones('Received'))).toEqual(new Set(['positive']))
  expect(new Set(tones('Sent'))).toEqual(new Set(['neutral']))
  cleanup()
  const { container: calls } = draw(<TransactionList address={COMET} />)
  await waitFor(() => expect(calls.querySelector('[data-column="operation"] svg[data-tone="neutral"]')).not.toBeNull())
})

it('the shares of all holders say what the largest has', async () => {
  const { texts } = draw(<HoldersTable jetton={COMET} shares />)
  await waitFor(() => expect(texts('[data-part="shares"] p')).toEqual(['Holders: 9. The largest has 83.61%.']))
})

it('a state beside the card of its account has the facts that are asked for', async () => {
  const { texts } = draw(<StateCard address={WALLET} facts={['raw', 'methods']} />)
  await waitFor(() => expect(texts('[data-part="root"] dt')).toEqual(['Nanograms', 'Get-methods']))
})

it('contracts have the words of the language', async () => {
  const { texts } = draw(<AccountCard address={WALLET} />, { locale: 'ru', dictionary: russian })
  await waitFor(() => expect(texts('[data-part="badge"]')).toContain('Кошелёк v5 r1'))
})

it('a domain of the account whose list it is has a word for its owner, and the name of another', async () => {
  const { texts } = draw(<DnsRecordList address={WALLET} columns={['domain', 'owner']} />)
  const owners = () => texts('[role="gridcell"][data-column="owner"]')
  await waitFor(() => expect(owners()).toEqual([expect.stringMatching(/^OwnerUQC0.*DfH0$/), 'OwnerThis account']))
})

it('a domain by which the pages name the account has a mark', async () => {
  const { texts } = draw(<DnsRecordList address={WALLET} columns={['domain']} />)
  const domains = () => texts('[role="gridcell"][data-column="domain"]')
  await waitFor(() => expect(domains()).toEqual(['acorn-exchange.ton', 'lakeside-cabin.tonName of the account']))
})

it('a domain opens to its NFT, its accounts, its records and the day until which it is held', async () => {
  const { container, texts } = draw(<DnsRecordList address={WALLET} columns={['domain']} />)
  await waitFor(() => expect(container.querySelectorAll('[aria-expanded]').length).toBeGreaterThan(0))
  const [, second] = container.querySelectorAll<HTMLElement>('button[aria-expanded]')
  second?.click()
  const names = ['Domain NFT', 'Points to', 'Owner', 'Site', 'Expires']
  await waitFor(() => expect(texts('[data-part="facts"] dt')).toEqual(names))
})

it('a domain that points nowhere and has no record has a dash', async () => {
  const { records } = await (await service.fetch(`http://local/api/v3/dns/records?wallet=${WALLET}`)).json()
  const data = records.slice(0, 1).map((record: object) => ({ ...record, dns_wallet: null }))
  const { texts } = draw(<DnsRecordList data={data} />)
  expect(texts('[role="gridcell"][data-column="records"]')).toEqual(['—None'])
})

it('a message opens to its date, time and zone, for which a row of a phone has no room', async () => {
  const { container, texts } = draw(<MessageList data={[message({ created_at: '1767225600' })]} address={OWN} />)
  container.querySelector<HTMLElement>('button[aria-expanded]')?.click()
  await waitFor(() => expect(texts('[data-part="facts"] dd').join()).toMatch(/January 1, 2026.*UTC/))
})

it('a list of the domains of an account says how many there are', async () => {
  const { texts } = draw(<DnsRecordList address={WALLET} heading="Domains" />)
  await waitFor(() => expect(texts('[data-part="count"]')).toEqual(['2']))
})

it('a domain has the value of each of its records beside the name of the record', async () => {
  const { texts } = draw(<DnsRecordList address={WALLET} />)
  await waitFor(() => expect(texts('[role="gridcell"][data-column="records"]').join()).toMatch(/Site\s*2ef8.*52d4/))
})

it('a domain has the day until which it is held, beside the days that are left', async () => {
  const { rows } = draw(<DnsRecordList address={WALLET} columns={['domain', 'expires']} />)
  await waitFor(() => expect(rows().join()).toMatch(/leftExpires[A-Z][a-z]{2} \d+, \d{4}/))
})

it.each([
  [0.0216, true],
  [0.005, true],
  [0.00001, false],
  [0, false],
])('a meter of %d has a bar: %s', (share, has) => {
  const { container } = draw(<Meter share={share} />)
  expect(container.querySelector('[data-part="meter"]')?.childElementCount).toBe(has ? 1 : 0)
})
