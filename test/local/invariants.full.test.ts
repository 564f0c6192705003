import { describe } from 'vitest'
import { testTraffic } from './traffic.ts'

describe('random traffic', () => testTraffic(1))
