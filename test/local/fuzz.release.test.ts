import { it } from 'vitest'
import { fuzz } from './fuzzing.ts'

it('20 000 random requests are answered by rows or by an error of the contract', () => fuzz(20_000), 600_000)
