import { droppedNames } from '../engine/tokens.ts'
import { DROPS } from './cards.ts'
import type { Economy } from './economy.ts'
import type { Episode } from './sceneContext.ts'

/** Attacks on `main` that hope for a careless click: tokens that look like others, dust, a poisoned history. */
export function malice(economy: Economy): Episode[] {
  const { main, anna, shop, poisoner } = economy.wallets
  const tokens = [0, 4, 8].map((from) => () => {
    const names = droppedNames.slice(from, from + 4)
    economy.send(
      'dropper',
      names.map((name) => economy.mint(name, main.address, 777n)),
    )
  })
  /** A moment after money went to `anna`, somebody whose address reads like hers shows up in the history. */
  const poisoning = [
    () => economy.send('main', [economy.gram(anna.address, '18.5', 'flights')]),
    () => economy.send('poisoner', [economy.gram(main.address, 1n)]),
    () => economy.send('anna', [economy.gram(main.address, '2', 'change')]),
    () => economy.send('poisoner', [economy.gram(main.address, 1n, 'Thanks!')]),
    () => economy.send('dropper', [economy.mint('twinDollar', poisoner.address, 500n)]),
    () =>
      economy.send('poisoner', [
        economy.jettonTransfer('twinDollar', 'poisoner', main.address, 18_500_000n, 'flights'),
      ]),
  ]
  const dust = [
    'Your account is at risk: https://example.invalid/verify',
    'Сlaim → example.invalid',
    'javascript:alert(1)',
    '\u202Eyenom eerf',
  ]
  return [
    ...tokens,
    () =>
      economy.send(
        'dropper',
        economy.mintNfts(
          'drops',
          Array.from({ length: DROPS }, (_, index) => (index % 4 < 3 ? main : shop).address),
        ),
      ),
    ...poisoning,
    ...dust.map(
      (text) => () =>
        economy.send(
          'spammer',
          [main, shop].map(({ address }) => economy.gram(address, 1n, text)),
        ),
    ),
  ]
}
