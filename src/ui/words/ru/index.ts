import { accounts } from './accounts.ts'
import { actionTypes } from './actionTypes.ts'
import { activity } from './activity.ts'
import { blocks } from './blocks.ts'
import { charts } from './charts.ts'
import { details } from './details.ts'
import { dns } from './dns.ts'
import { exits } from './exits.ts'
import { filters } from './filters.ts'
import { flow } from './flow.ts'
import { histories } from './histories.ts'
import { jettons } from './jettons.ts'
import { lists } from './lists.ts'
import { neighbours } from './neighbours.ts'
import { nfts } from './nfts.ts'
import { parts } from './parts.ts'
import { search } from './search.ts'
import { send } from './send.ts'
import { sentence } from './sentence.ts'
import { states } from './states.ts'
import { tools } from './tools.ts'
import { traces } from './traces.ts'
import { transactions } from './transactions.ts'
import { trust } from './trust.ts'

/** Every text of the components, in Russian: the provider's `dictionary`, together with `locale="ru"`. */
export const russian: RussianWords = {
  ...accounts,
  ...actionTypes,
  ...activity,
  ...blocks,
  ...charts,
  ...details,
  ...dns,
  ...exits,
  ...filters,
  ...flow,
  ...histories,
  ...jettons,
  ...lists,
  ...neighbours,
  ...nfts,
  ...parts,
  ...search,
  ...send,
  ...sentence,
  ...states,
  ...tools,
  ...traces,
  ...transactions,
  ...trust,
}

/**
 * Every word, the plural forms that Russian has beside those of English, and the types of actions. A missing key is a type error.
 */
export type RussianWords = typeof accounts &
  typeof actionTypes &
  typeof activity &
  typeof blocks &
  typeof charts &
  typeof details &
  typeof dns &
  typeof exits &
  typeof filters &
  typeof flow &
  typeof histories &
  typeof jettons &
  typeof lists &
  typeof neighbours &
  typeof nfts &
  typeof parts &
  typeof send &
  typeof sentence &
  typeof states &
  typeof tools &
  typeof transactions &
  typeof trust
