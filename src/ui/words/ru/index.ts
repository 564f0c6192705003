import { accounts, balanceHistory } from './accounts.ts'
import { actionTypes } from './actionTypes.ts'
import { activity, filters } from './activity.ts'
import { balance } from './balance.ts'
import { blocks } from './blocks.ts'
import { charts } from './charts.ts'
import { contracts } from './contracts.ts'
import { cycle } from './cycle.ts'
import { details } from './details.ts'
import { dns } from './dns.ts'
import { exits } from './exits.ts'
import { facts } from './facts.ts'
import { fields } from './fields.ts'
import { comparison, jettons, supply } from './jettons.ts'
import { lists, states } from './lists.ts'
import { nfts, priceHistory } from './nfts.ts'
import { operations } from './operations.ts'
import { parts, trust } from './parts.ts'
import { search } from './search.ts'
import { send } from './send.ts'
import { sentences } from './sentences.ts'
import { text } from './text.ts'
import { tools } from './tools.ts'
import { flow, neighbours, sentence, traces } from './traces.ts'
import { endings, transactions } from './transactions.ts'
import { trial } from './trial.ts'

/** Every text of the components, in Russian: the provider's `dictionary`, together with `locale="ru"`. */
export const russian: RussianWords = {
  ...accounts,
  ...actionTypes,
  ...activity,
  ...balance,
  ...blocks,
  ...charts,
  ...contracts,
  ...cycle,
  ...details,
  ...dns,
  ...endings,
  ...exits,
  ...facts,
  ...fields,
  ...filters,
  ...flow,
  ...balanceHistory,
  ...comparison,
  ...priceHistory,
  ...supply,
  ...jettons,
  ...lists,
  ...neighbours,
  ...nfts,
  ...operations,
  ...parts,
  ...search,
  ...send,
  ...sentence,
  ...sentences,
  ...states,
  ...text,
  ...tools,
  ...traces,
  ...transactions,
  ...trial,
  ...trust,
}

/**
 * Every word, the plural forms that Russian has beside those of English, and the types of actions. Names of operations and of
 * interfaces are extra. A missing key is a type error.
 */
export type RussianWords = typeof accounts &
  typeof actionTypes &
  typeof activity &
  typeof blocks &
  typeof charts &
  typeof details &
  typeof dns &
  typeof endings &
  typeof exits &
  typeof facts &
  typeof fields &
  typeof filters &
  typeof flow &
  typeof balanceHistory &
  typeof comparison &
  typeof priceHistory &
  typeof supply &
  typeof jettons &
  typeof lists &
  typeof neighbours &
  typeof nfts &
  typeof search &
  typeof parts &
  typeof send &
  typeof sentence &
  typeof sentences &
  typeof states &
  typeof tools &
  typeof transactions &
  typeof trust
