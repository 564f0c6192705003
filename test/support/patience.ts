import { vi } from 'vitest'
import { PATIENCE_MS } from './patienceMs.ts'

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options })
