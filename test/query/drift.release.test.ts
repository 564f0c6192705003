import { describe } from 'vitest'
import { testHistories } from './histories.ts'

describe('500 random histories with rows that arrive between any two requests', { timeout: 120_000 }, () =>
  testHistories(500),
)
