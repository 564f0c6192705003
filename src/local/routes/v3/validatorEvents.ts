import { holder } from './checks.ts'
import { book, emptyList, timesAsked } from './empty.ts'

export const validatorEvents = emptyList('events', (query) => ({ ...timesAsked(query), ...book() }), ...holder)
