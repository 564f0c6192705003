import { describe } from 'vitest'
import { testAddressForms } from './addressForms.ts'

describe('random forms of addresses', () => testAddressForms(10_000))
