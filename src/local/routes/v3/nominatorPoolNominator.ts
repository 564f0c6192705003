import { address, oneOf } from './checks.ts'
import { book, emptyList } from './empty.ts'

export const nominatorPoolNominator = emptyList(
  'nominator_pools',
  book,
  oneOf('nominator parameter is required', 'nominator'),
  address('nominator'),
)
