import { type Address, beginCell, Cell, comment, contractAddress, toNano } from '@ton/core'
import { WalletContractV3R1, WalletContractV5R1 } from '@ton/ton'
import { nftItemCode, sbtItemCode } from '../../src/local/engine/codes.ts'
import { createJetton, jettonBody, jettonWalletAddress } from '../../src/local/engine/contracts.ts'
import { dnsBody, dnsZone, domainAddress, recordValue } from '../../src/local/engine/dns.ts'
import { createCollection, nftBody, nftItemAddress } from '../../src/local/engine/nft.ts'
import { createSale, saleBody, saleDesk, saleOrder } from '../../src/local/engine/sale.ts'
import { contents } from '../../src/local/engine/tokens.ts'
import { collections, nftBase } from '../../src/local/scenes/cards.ts'
import { letter } from '../../src/local/scenes/cast.ts'
import type { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { type Asked, at, type Request } from './emulating.ts'
import { v4r1Code } from './oldWallets.ts'
import { keyOf } from './signing.ts'

type Name = keyof typeof demo

/** Wallets of versions that the demo does not have: each is deployed by a message of `main`. */
const v3r1 = WalletContractV3R1.create({ workchain: 0, publicKey: keyOf('v3r1').publicKey })
const v4r1Data = beginCell()
  .storeUint(0, 32)
  .storeUint(698_983_191, 32)
  .storeBuffer(keyOf('v4r1').publicKey)
  .storeBit(false)
const v4r1Init = { code: v4r1Code, data: v4r1Data.endCell() }
const v4r1 = { init: v4r1Init, address: contractAddress(0, v4r1Init) }
/** Has coins before the first block, and was never used. */
const idle = WalletContractV5R1.create({ workchain: 0, publicKey: keyOf('stranger idle').publicKey })

const CARRY = toNano('0.1')
let queryId = 90_000
const next = () => ++queryId

const grams = (to: Address, amount: string | bigint, text?: string, bounce = false): Asked => ({
  to,
  value: typeof amount === 'string' ? toNano(amount) : amount,
  bounce,
  ...(text !== undefined && { body: comment(text) }),
})
const call = (to: Address, value: bigint, body?: Cell): Asked => ({ to, value, bounce: true, ...(body && { body }) })
const from = (name: Name, ...messages: Asked[]): Request => ({ from: name, wallet: at(name), messages })

const holding = (owner: Name, master: Name = 'dollarJetton') => jettonWalletAddress(at(master), at(owner))
const pay = (owner: Name, to: Address, amount: bigint, text?: string, carry = CARRY) =>
  from(
    owner,
    call(
      holding(owner),
      carry,
      jettonBody.transfer(to, amount, at(owner), next(), text ? toNano('0.01') : 1n, text ? comment(text) : undefined),
    ),
  )
const mint = (by: Name, to: Address) =>
  from(by, call(at('dollarJetton'), toNano('0.2'), jettonBody.mint(to, 5_000_000n, at(by), next())))

const collectionOf = (name: 'postcards' | 'badges') =>
  createCollection(at(collections[name].owner), nftBase, name, collections[name].bound ? sbtItemCode : nftItemCode)
const give = (owner: Name, item: Address, to: Address, text?: string) =>
  from(owner, call(item, CARRY, nftBody.transfer(to, at(owner), next(), text ? comment(text) : undefined)))

const newJetton = createJetton(at('anna'), { ...contents.dollar, name: 'Emulated', symbol: 'EMU' })
const price = toNano('4')
const saleOf = (item: Address, seller: Name) =>
  createSale({
    createdAt: 1_767_268_800,
    marketplace: at('shop'),
    item,
    seller: at(seller),
    price,
    marketplaceFee: price / 50n,
    royaltyTo: at('issuer'),
    royalty: price / 20n,
  })
const postcard = nftItemAddress(collectionOf('postcards'), 0)
const sale = saleOf(postcard, 'main')
const offer = nftBody.transfer(saleDesk.address, at('main'), 90_001, saleOrder(sale), toNano('0.2'))
const name = 'a-name-to-be-emulated'
const record = (value?: Cell) => dnsBody.change('wallet', next(), value)
const logger = { code: beginCell().storeBuffer(Buffer.from('f80084', 'hex')).endCell(), data: Cell.EMPTY }
const people = ['anna', 'boris', 'chen', 'shop', 'saver', 'letters', 'dora', 'fumi'] as const

/** What is previewed, in this order: later ones build on what earlier ones did. */
export const previews: readonly (readonly [what: string, request: Request])[] = [
  // Coins.
  ['coins for a wallet', from('main', grams(at('anna'), '1.5'))],
  ['coins with a comment', from('main', grams(at('anna'), '0.25', 'На кофе ☕'))],
  ['a letter of forty lines', from('main', grams(at('letters'), '0.5', letter))],
  ['one nanogram', from('main', grams(at('shop'), 1n))],
  ['coins for oneself', from('main', grams(at('main'), '3'))],
  ['coins for a contract that takes none', from('main', grams(at('dollarJetton'), '0.3', undefined, true))],
  ['coins for an account without code', from('main', grams(at('uninit'), '12.5', 'welcome'))],
  ['coins that bounce off an account without code', from('main', grams(at('bounced'), '3', 'will bounce', true))],
  ['coins for an account that never was', from('main', grams(at('empty'), '0.7'))],
  ['coins for the masterchain', from('main', grams(at('dnsRoot'), '0.05', undefined, true))],
  ['coins for a frozen account', from('main', grams(at('frozen'), '0.001'))],
  [
    'four messages of a wallet v5r1',
    from('main', ...people.slice(0, 4).map((to) => grams(at(to), '0.2', `for ${to}`))),
  ],
  ['eight messages of a wallet v5r1', from('main', ...people.map((to) => grams(at(to), '0.1')))],
  ['four messages of a wallet v4r2', from('shop', ...people.slice(4).map((to) => grams(at(to), '0.2')))],
  ['coins from a wallet v3r2', from('elder', grams(at('shop'), '4', 'for old times'))],
  ['four messages of a wallet v3r2', from('hugo', ...people.slice(0, 4).map((to) => grams(at(to), '0.3')))],
  ['a wallet v3r1 that a message deploys', from('main', { ...grams(v3r1.address, '5'), init: v3r1.init })],
  [
    'coins from a wallet v3r1',
    { from: 'v3r1', wallet: v3r1.address, messages: [grams(at('anna'), '1', 'the oldest')] },
  ],
  ['a wallet v4r1 that a message deploys', from('main', { ...grams(v4r1.address, '5'), init: v4r1.init })],
  ['coins from a wallet v4r1', { from: 'v4r1', wallet: v4r1.address, messages: [grams(at('anna'), '1')] }],
  [
    'the first message of a wallet, which deploys it',
    { from: 'stranger idle', wallet: idle.address, messages: [grams(at('main'), '1')], init: idle.init },
  ],
  // What goes wrong with coins.
  ['more than there is, errors ignored', from('chen', grams(at('main'), '100000', 'all my money'))],
  ['more than there is, errors not ignored', { ...from('boris', grams(at('main'), '100000')), mode: 1 }],
  [
    'one message that can be paid and one that cannot',
    from('boris', grams(at('main'), '1'), grams(at('anna'), '99999')),
  ],
  ['all the coins that a wallet has', { ...from('spammer', grams(at('egon'), 0n)), mode: 130 }],
  ['nothing at all', from('main')],
  // Jettons.
  ['jettons for who has some', pay('main', at('anna'), 120_000_000n)],
  ['jettons with a comment', pay('main', at('anna'), 1_250_000n, 'half of the bill')],
  ['jettons for who has none, which deploys a jetton wallet', pay('main', at('elder'), 3_000_000n, 'your first')],
  ['jettons for an account that never was', pay('main', at('empty'), 7n)],
  ['more jettons than there are', pay('anna', at('main'), 10n ** 15n)],
  ['jettons with too few coins for the gas', pay('main', at('anna'), 1n, undefined, toNano('0.001'))],
  ['jettons that are burnt', from('main', call(holding('main'), CARRY, jettonBody.burn(11n, at('main'), next())))],
  ['jettons that the issuer mints', mint('issuer', at('hugo'))],
  ['jettons that a stranger wants to mint', mint('anna', at('anna'))],
  [
    'a jetton that its first mint deploys',
    from('anna', {
      ...call(newJetton.address, toNano('0.2'), jettonBody.mint(at('main'), 10n ** 12n, at('anna'), next())),
      init: newJetton.init,
    }),
  ],
  [
    'a jetton whose wallets have their code in a library',
    from(
      'main',
      call(
        at('library'),
        CARRY,
        jettonBody.transfer(at('dora'), 25n, at('main'), next(), 10_000_000n, comment('two games')),
      ),
    ),
  ],
  [
    'an operation that a contract does not know',
    from(
      'main',
      call(at('dollarJetton'), toNano('0.05'), beginCell().storeUint(0xdeadbeef, 32).storeUint(1, 64).endCell()),
    ),
  ],
  // Items.
  ['an item', give('main', nftItemAddress(collectionOf('postcards'), 4), at('boris'))],
  ['an item with a comment', give('boris', nftItemAddress(collectionOf('postcards'), 4), at('main'), 'back again')],
  ['an item of somebody else', give('chen', postcard, at('chen'))],
  ['an item that cannot be given away', give('main', nftItemAddress(collectionOf('badges'), 0), at('shop'))],
  [
    'an item that is minted',
    from('issuer', call(at('postcards'), toNano('0.12'), nftBody.mint(5, at('main'), 'postcards/0.json', next()))),
  ],
  // Sales.
  ['an item that is put on sale', from('main', call(postcard, toNano('0.35'), offer))],
  ['less than the price', from('anna', call(sale.address, toNano('3')))],
  ['somebody else takes it back', from('chen', call(sale.address, toNano('1'), saleBody.cancel(next())))],
  ['the price', from('anna', call(sale.address, price + toNano('1')))],
  ['a sale that is taken back', from('main', call(at('sale'), toNano('1'), saleBody.cancel(next())))],
  // Domains.
  ['the first bid for a domain', from('anna', call(dnsZone.address, toNano('1.3'), dnsBody.register(name)))],
  ['a higher bid, which returns the one before', from('main', call(domainAddress(name), toNano('2')))],
  ['a bid that is too low', from('boris', call(domainAddress(name), toNano('2.01')))],
  ['a record of a domain', from('main', call(at('domain'), CARRY, record(recordValue.wallet(at('saver')))))],
  ['a record that is deleted', from('main', call(at('domain'), CARRY, record()))],
  ['a domain that is renewed', from('main', call(at('domain'), CARRY, dnsBody.renew(next())))],
  [
    'a record of somebody else’s domain',
    from('chen', call(at('domain'), CARRY, record(recordValue.wallet(at('chen'))))),
  ],
  ['a domain that is claimed', from('main', call(at('wonDomain'), CARRY, record(recordValue.wallet(at('main')))))],
  // Others.
  [
    'a contract that accepts nothing',
    from('main', { ...call(contractAddress(0, logger), toNano('0.4')), init: logger }),
  ],
]
