import { describe } from 'vitest'
import { testLeaving } from './leaving.ts'

describe('2 000 random histories in which rows leave', { timeout: 900_000 }, () => testLeaving(2_000))
