import { describe, expect, it } from 'vitest'
import { BEST_KNOWN_TOKENS } from '../../src/react/bestKnownTokens.ts'
import { loadRecordings } from '../support/recordings.ts'
import { testRecordings } from './recordings/testRecordings.tsx'

// Answers of the hosted service are no part of the project. The full run leaves this file out where they are missing.
const recordings = await loadRecordings('hosted')
if (!recordings.length) throw new Error('These tests need recordings of the hosted service in ../shared/recordings.')
testRecordings(recordings)

describe('the tokens that are verified out of the box', () => {
  const text = recordings.map(({ body }) => JSON.stringify(body)).join('\n')

  // The other tokens are in no recording: test/trust/lists/genuine.txt names their masters.
  it.each(BEST_KNOWN_TOKENS.filter(({ symbol }) => ['USD₮', 'STON', 'tsTON'].includes(symbol)))(
    'have the address of the recorded answers: $symbol',
    ({ address, symbol }) => {
      const start = text.indexOf(`"${address}":{"is_indexed":true,"token_info":[{"valid":true,"type":"jetton_masters"`)
      expect(start).toBeGreaterThan(0)
      expect(text.slice(start, start + 500)).toContain(`"symbol":"${symbol}"`)
    },
  )
})
