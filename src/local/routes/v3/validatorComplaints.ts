import { holder, ints } from './checks.ts'
import { book, emptyList } from './empty.ts'

export const validatorComplaints = emptyList('complaints', book, ...holder, ints('cycle_start', 'election_id'))
