import { address, oneOf } from './checks.ts'
import { book, noEvents } from './empty.ts'

export const nominatorPoolNominatorEvents = noEvents(
  'events',
  book,
  oneOf('pool parameter is required', 'pool'),
  address('pool', 'nominator'),
)
