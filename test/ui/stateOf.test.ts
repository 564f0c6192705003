import { describe, expect, it } from 'vitest'
import { RateLimitError, ServerError } from '../../src/core/errors.ts'
import { stateOf } from '../../src/ui/states/stateOf.ts'

const info = { endpoint: 'v3 accountStates', network: 'mainnet' }
const limited = new RateLimitError({ ...info, status: 429 }, 1_000)
const failed = new ServerError({ ...info, status: 500 })

describe('the state of what a query fills', () => {
  it.each([
    ['error', 'a request fails before anything is there', { isThere: undefined, error: failed }],
    ['rate-limited', 'the service refuses for a while', { isThere: undefined, error: limited }],
    ['rate-limited', 'the client waits before it asks', { isThere: undefined, isPaused: true }],
    ['stale', 'a refresh fails', { isThere: true, error: failed }],
    ['stale', 'a refresh is refused', { isThere: true, error: limited }],
    ['stale', 'a refresh of nothing fails', { isThere: false, error: failed }],
    ['empty', 'the answer holds nothing', { isThere: false }],
    ['pending', 'no answer has come', { isThere: undefined, error: null }],
    ['ready', 'something is there', { isThere: true, error: null }],
    ['ready', 'something is there while the client waits', { isThere: true, isPaused: true }],
  ] as const)('is %s where %s', (state, _, known) => {
    expect(stateOf(known)).toBe(state)
  })
})
