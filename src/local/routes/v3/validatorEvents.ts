import { holder } from './checks.ts'
import { book, emptyList, requestedTimes } from './empty.ts'

export const validatorEvents = emptyList('events', (query) => ({ ...requestedTimes(query), ...book() }), ...holder)
