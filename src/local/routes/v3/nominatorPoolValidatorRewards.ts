import { address, allOf } from './checks.ts'
import { noEvents, total } from './empty.ts'

export const nominatorPoolValidatorRewards = noEvents(
  'rewards',
  total,
  allOf('validator and pool parameters are required', 'validator', 'pool'),
  address('validator', 'pool'),
)
