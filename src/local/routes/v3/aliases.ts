import type { Context } from '../context.ts'
import { genuine, type Route } from '../route.ts'
import { addressInformation } from './addressInformation.ts'
import type { Query } from './query.ts'
import { tracesAnswer } from './traces.ts'
import { walletInformation } from './walletInformation.ts'

/** Names beside those of the contract under which real clients ask v3, by path. */
export const v3Aliases: Readonly<Record<string, Route<Query>>> = {
  '/account': addressInformation,
  // The list under its old name, always with actions.
  '/events': genuine((query: Query, context: Context) => {
    const { traces: events, ...around } = tracesAnswer(query, context, true)
    return { events, ...around }
  }),
  '/wallet': walletInformation,
}
