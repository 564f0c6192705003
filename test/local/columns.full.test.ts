import { describe } from 'vitest'
import { testColumns } from './anyColumns.ts'

describe('JSON as columns', () => testColumns(1_000))
