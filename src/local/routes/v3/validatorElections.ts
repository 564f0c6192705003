import { bools, embedding, holder, ints } from './checks.ts'
import { book, emptyList } from './empty.ts'

export const validatorElections = emptyList(
  'elections',
  book,
  ...holder,
  ints('election_id'),
  bools('finished'),
  embedding('return_participants'),
)
