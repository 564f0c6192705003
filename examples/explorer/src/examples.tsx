import { lazy, Suspense } from 'react'
import type { Example } from 'toncenter-react/ui'
import { isLocal } from './service.ts'
import type { WordKey } from './words/language.ts'

type Known = Pick<Example, 'kind' | 'id'> & {
  readonly name: 'wallet' | 'token' | 'picture' | 'collection' | 'copy' | 'bounced'
  /** In the tile of a token. */
  readonly letter?: string
}

/** Accounts of the demo chain, which are the same in every run. */
export const DEMO: readonly Known[] = [
  { name: 'wallet', kind: 'account', id: '0:E2406A5FC8A9B482CBCCA1EBF9E5D326B95C30DDE617CC55432450AF75094AEE' },
  {
    name: 'token',
    kind: 'jetton',
    id: '0:31EE0232DDB333C46EE9D9DC489B6BCFD98E35F68042799A168A44ACBCE876F6',
    letter: 'C',
  },
  {
    name: 'picture',
    kind: 'nft',
    id: '0:400CFB7CFA6F3500F53CE3B0703056C90DE10751DAC27BBFA0C42516BCA7E2E4',
    letter: 'P',
  },
  { name: 'bounced', kind: 'account', id: '0:E3CB48590A3465BEB63DE93D0EC2858E11AD36D74076AEE55A1990AE9E9FD0E0' },
  {
    name: 'copy',
    kind: 'jetton',
    id: '0:DF76CAE0E3A06C5332C1F141AF8794D4A0302F26B5C51AE0E0647B5266F2A13A',
    letter: 'L',
  },
  {
    name: 'collection',
    kind: 'collection',
    id: '0:8CCFAB948E841561B87F50E9DE559ACF3AB645EE448ABB624984F05B7D66866B',
    letter: 'P',
  },
]

const TOKENS = DEMO.filter(({ letter }) => letter).map(({ id }) => id)

// Its code is that of the lists below: the first script needs none of it. The cell has its room meanwhile.
const Tile = lazy(async () => ({ default: (await import('./Tile.tsx')).Tile }))

/** What is worth a look; nothing is known to be on a real network. */
export const examples = (say: (key: WordKey) => string): readonly Example[] =>
  isLocal
    ? DEMO.map(({ name, kind, id, letter }) => ({
        ...{ kind, id, title: say(`example.${name}`), text: say(`example.${name}Text`) },
        ...(letter && {
          face: (
            <Suspense>
              <Tile letter={letter} address={id} all={TOKENS} isFlagged={name === 'copy'} />
            </Suspense>
          ),
        }),
      }))
    : []
