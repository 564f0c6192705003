import { address, oneOf } from './checks.ts'
import { book, noEvents } from './empty.ts'

export const nominatorPoolValidatorEvents = noEvents(
  'events',
  book,
  oneOf('validator or pool parameter is required', 'validator', 'pool'),
  address('validator', 'pool'),
)
