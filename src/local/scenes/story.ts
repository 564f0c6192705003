import { beginCell, internal, SendMode, toNano } from '@ton/core'
import { portfolio, unitOf } from '../engine/tokens.ts'
import { GARDENS } from './cards.ts'
import { letter, spam } from './cast.ts'
import type { Economy } from './economy.ts'
import type { Episode } from './sceneContext.ts'

/** How the demo begins, and one of every thing that can go right or wrong. */
export function beginnings(economy: Economy): Episode[] {
  const { wallets, strangers, jettons } = economy
  const { main, shop, anna, boris, chen, saver, letters, dora, fumi } = wallets
  return [
    () => {
      economy.send('issuer', [
        economy.mint('dollar', main.address, 25_000n),
        economy.mint('acorn', main.address, 1_200n),
        economy.mint('ticket', main.address, 40n),
      ])
      economy.send('saver', [economy.gram(main.address, '1500', 'Happy new beginnings')])
    },
    () => {
      economy.send('issuer', [
        economy.mint('dollar', anna.address, 3_200n),
        economy.mint('dollar', shop.address, 900n),
        economy.mint('dollar', fumi.address, 12_000n),
        economy.mint('flower', main.address, 77n),
        economy.mint('acorn', boris.address, 15n),
      ])
      economy.send('main', [economy.gram(anna.address, '25', 'for the trip')])
    },
    () => {
      economy.send('issuer', [
        economy.mint('hostile', main.address, 1_000_000n),
        economy.mint('hostile', shop.address, 1n),
      ])
      economy.send('anna', [economy.jettonTransfer('dollar', 'anna', boris.address, 50_000_000n, 'half of the bill')])
    },
    // One external message, eight internal ones.
    () => {
      const people = [anna, boris, chen, shop, saver, letters, wallets.spammer, wallets.issuer]
      economy.send(
        'main',
        people.map(({ address }, index) => economy.gram(address, `0.${index + 1}`, `share ${index + 1} of 8`)),
      )
    },
    // Money for an address without code: it arrives, the transaction counts as aborted.
    () => economy.send('main', [economy.gram(strangers.uninit, '12.5', 'welcome aboard')]),
    // The same with the bounce flag: it bounces.
    () => economy.send('main', [economy.gram(strangers.bounced, '3', 'will bounce', true)]),
    // More than there is: the jetton wallet throws 706, and the message bounces.
    () => economy.send('main', [economy.jettonTransfer('ticket', 'main', anna.address, 4_000n)]),
    // Too little money for the gas: exit code −14.
    () =>
      economy.send('main', [
        economy.jettonTransfer('dollar', 'main', anna.address, 1_000_000n, undefined, toNano('0.001')),
      ]),
    // An opcode the minter does not know: exit code 65535.
    () => {
      const body = beginCell().storeUint(0xdeadbeef, 32).storeUint(1, 64).endCell()
      economy.send('main', [internal({ to: jettons.dollar.address, value: toNano('0.05'), bounce: true, body })])
    },
    // Another account than the issuer mints: exit code 73.
    () => economy.send('anna', [economy.mint('dollar', anna.address, 1_000_000n)]),
    // More than the balance without IGNORE_ERRORS: the action phase fails with result code 37.
    () => economy.send('boris', [economy.gram(main.address, '100000', 'all my money')], SendMode.PAY_GAS_SEPARATELY),
    () => economy.send('main', [economy.jettonBurn('acorn', 'main', 30n * unitOf('acorn'))]),
    () => economy.send('main', [economy.gram(letters.address, '0.5', letter)]),
    () =>
      economy.send(
        'spammer',
        [main, anna, shop].map(({ address }) => economy.gram(address, 1n, spam)),
      ),
    () => economy.send('letters', [economy.gram(main.address, '0.25', 'Got your letter. Short answer: yes.')]),
    () => economy.send('main', [economy.jettonTransfer('ticket', 'main', chen.address, 2n, 'row F, seats 11 and 12')]),
    () => {
      const owners = [main, main, anna, anna, main].map(({ address }) => address)
      economy.send('issuer', economy.mintNfts('postcards', owners))
    },
    () => economy.send('issuer', economy.mintNfts('badges', [main.address, anna.address])),
    () => {
      economy.send('main', [economy.nftTransfer('postcards', 1, 'main', boris.address, 'greetings from the lake')])
      economy.send('anna', [economy.nftTransfer('postcards', 3, 'anna', main.address)])
    },
    // Somebody who does not own it, and one that cannot be given away: both bounce.
    () => {
      economy.send('chen', [economy.nftTransfer('postcards', 0, 'chen', chen.address)])
      economy.send('main', [economy.nftTransfer('badges', 0, 'main', shop.address)])
    },
    () => economy.send('elder', [economy.gram(shop.address, '4', 'for old times, from an old wallet')]),
    () => economy.send('fumi', [economy.gram(dora.address, '40', 'for the greenhouse')]),
  ]
}

/** A wallet fills: two dozen tokens and a collection, and some of them are passed on. */
export function collecting(economy: Economy): Episode[] {
  const { main, dora, fumi, ines, anna } = economy.wallets
  const names = Object.keys(portfolio) as (keyof typeof portfolio)[]
  const weeks = Array.from({ length: GARDENS / 4 }, (_, week) => week)
  return [
    ...[0, 6, 12, 18].map((from) => () => {
      const bought = names.slice(from, from + 6)
      economy.send('issuer', [
        ...bought.map((name) => economy.mint(name, main.address, portfolio[name])),
        ...bought.slice(0, 2).map((name) => economy.mint(name, dora.address, portfolio[name] * 3n)),
      ])
    }),
    () =>
      economy.send('issuer', [economy.mint('lumen', fumi.address, 9_000n), economy.mint('comet', dora.address, 800n)]),
    ...weeks.map((week) => () => {
      const owners = [main, main, week % 2 ? main : ines, week % 3 ? dora : main]
      economy.send(
        'issuer',
        economy.mintNfts(
          'gardens',
          owners.map(({ address }) => address),
          week * 4,
        ),
      )
    }),
    () => economy.send('main', [economy.nftTransfer('gardens', 4, 'main', anna.address, 'happy birthday')]),
    () => economy.send('ines', [economy.nftTransfer('gardens', 2, 'ines', main.address, 'for the wall')]),
    () => economy.send('main', [economy.nftTransfer('gardens', 5, 'main', fumi.address)]),
  ]
}
