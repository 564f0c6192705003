import { Refusal } from '../../service/refusal.ts'
import { none } from '../route.ts'
import { refuseWhen } from './checks.ts'
import type { Query } from './query.ts'

export const nominatorPool = none((query: Query): object => {
  refuseWhen(!query.has('pool'), 'pool parameter is required')
  query.address('pool')
  throw new Refusal(404, 'Pool not found')
})
