import { address, allOf } from './checks.ts'
import { noEvents, total } from './empty.ts'

export const nominatorPoolNominatorRewards = noEvents(
  'rewards',
  total,
  allOf('nominator and pool parameters are required', 'nominator', 'pool'),
  address('nominator', 'pool'),
)
