import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE_MS } from './patienceMs.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })
// A component that stays mounted ticks on, after the page of its test has gone.
afterEach(cleanup)
