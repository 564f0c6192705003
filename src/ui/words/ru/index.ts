import type { en } from '../en/index.ts'
import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { blocks } from './blocks.ts'
import { charts } from './charts.ts'
import { dns } from './dns.ts'
import { exporting } from './export.ts'
import { facts } from './facts.ts'
import { jettons } from './jettons.ts'
import { lookalike } from './lookalike.ts'
import { nfts } from './nfts.ts'
import { amounts } from './parts/amounts.ts'
import { labels } from './parts/labels.ts'
import { prices } from './prices.ts'
import { actionTypes } from './reading/actionTypes.ts'
import { contracts } from './reading/contracts.ts'
import { details } from './reading/details.ts'
import { exits } from './reading/exits.ts'
import { operations } from './reading/operations.ts'
import { outcomes } from './reading/outcomes.ts'
import { sentences } from './reading/sentences.ts'
import type { Russian } from './russian.ts'
import { errors } from './states/errors.ts'
import { waits } from './states/waits.ts'
import { table } from './table.ts'
import { text } from './text.ts'
import { time } from './time.ts'
import { tokens } from './tokens.ts'
import { cycle } from './tools/cycle.ts'
import { forms } from './tools/forms.ts'
import { preview } from './tools/preview.ts'
import { search } from './tools/search.ts'
import { send } from './tools/send.ts'
import { traces } from './traces.ts'
import { transactions } from './transactions.ts'
import { trust } from './trust.ts'

/** Every text of the components, in Russian: the provider's `dictionary`, together with `locale="ru"`. */
export const russian: RussianWords = {
  ...accounts,
  ...activity,
  ...blocks,
  ...charts,
  ...dns,
  ...exporting,
  ...facts,
  ...jettons,
  ...lookalike,
  ...nfts,
  ...amounts,
  ...labels,
  ...prices,
  ...actionTypes,
  ...contracts,
  ...details,
  ...exits,
  ...operations,
  ...outcomes,
  ...sentences,
  ...waits,
  ...errors,
  ...table,
  ...text,
  ...time,
  ...tokens,
  ...cycle,
  ...forms,
  ...preview,
  ...search,
  ...send,
  ...traces,
  ...transactions,
  ...trust,
}

/**
 * Every word, the plural forms that Russian has beside those of English, and the types of actions. Names of operations and of
 * interfaces are extra. A missing key is a type error.
 */
export type RussianWords = Russian<typeof en> & typeof actionTypes
