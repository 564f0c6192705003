import { it } from 'vitest'
import { fuzz } from './fuzzing.ts'

it('500 random requests are answered by rows or by an error of the contract', () => fuzz(500))
