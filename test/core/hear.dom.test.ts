import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hear } from '../../src/core/pace/hear.ts'

describe('a function of the host that throws in a page', () => {
  it.each([
    [
      'at once',
      () => {
        throw new Error('of the app')
      },
    ],
    [
      'by its promise',
      async () => {
        throw new Error('of the app')
      },
    ],
  ])('%s is an error of the page, once', async (_when, listener) => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    onTestFinished(() => void vi.unstubAllGlobals())
    hear(listener)
    await vi.waitFor(() => expect(report.mock.calls).toEqual([[new Error('of the app')]]))
  })
})
