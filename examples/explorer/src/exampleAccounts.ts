import type { Example } from 'toncenter-react/ui'
import { DEMO, examples } from './examples.tsx'
import { isLocal } from './service.ts'
import type { WordKey } from './words/language.ts'

const ELECTOR = '-1:3333333333333333333333333333333333333333333333333333333333333333'

/** An account that is there on the network. */
export const EXAMPLE_ACCOUNT = isLocal ? (DEMO[0]?.id ?? ELECTOR) : ELECTOR

/** Another wallet of the demo chain. */
export const EXAMPLE_RECEIVER = '0:B414426CC57E9AD7877D74AA88DB6B79D29DE2008FAE99ADEA032CE1B232260D'

/** Contracts whose methods are worth a run. */
export const exampleContracts = (
  say: (key: WordKey) => string,
  elector: string,
): readonly Pick<Example, 'id' | 'title' | 'text'>[] =>
  isLocal
    ? examples(say)
        .filter(({ kind }) => kind !== 'nft')
        .slice(0, 3)
    : [{ id: ELECTOR, title: elector, text: 'active_election_id' }]
