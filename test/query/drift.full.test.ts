import { describe } from 'vitest'
import { testHistories } from './histories.ts'

describe('30 random histories with rows that arrive between any two requests', () => testHistories(30))
