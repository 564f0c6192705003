import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createClient } from '../../../src/core/client.ts'
import { isRateLimitError, type TonCenterError } from '../../../src/core/errors.ts'
import * as v2 from '../../../src/endpoints/v2.ts'
import * as v3 from '../../../src/endpoints/v3.ts'
import { ErrorState } from '../../../src/ui/states/ErrorState.tsx'
import { errorSentence, sayError } from '../../../src/ui/states/errorText.ts'
import { RateLimitNotice } from '../../../src/ui/states/RateLimitNotice.tsx'
import { errorTexts } from '../../../src/ui/words/en/states/errors.ts'
import { createWords } from '../../../src/ui/words/words.ts'
import type { Recording } from '../../support/recordings.ts'
import { tried } from '../../support/tried.ts'
import { find, overflowing, stage } from '../stage.tsx'
import type { Drawing } from './drawing.ts'
import { DRAWINGS } from './drawings.tsx'
import { UNDRAWN } from './undrawn.ts'

/** Nothing is wider than its place, however narrow the place is: the layout follows its container. */
function expectFits(container: HTMLElement): void {
  const place = find(container, 'div[style*="inline-size"]')
  for (const width of [768, 360, 1200]) {
    place.style.inlineSize = `${width}px`
    expect(overflowing(container, width + 8), `${width} pixels`).toEqual([])
  }
}

/** Draws a recorded answer in every way that its endpoint has. */
async function drawAll({ folder, body }: Recording): Promise<void> {
  const { endpoint, drawings, check } = DRAWINGS[folder] as Drawing
  const answer = endpoint.generation === 'v2' && 'result' in body ? body.result : body
  const data = tried(endpoint.response, answer).data as never
  expect(data).toBeDefined()
  // High enough for virtual lists to draw all rows.
  await page.viewport(1280, 12_000)
  const { container, asked, redraw } = await stage(null)
  for (const [index, drawing] of drawings.entries()) {
    await redraw(drawing(data))
    await check(container, data, index)
    expect(container.querySelector('[data-part="undrawn"], [data-part="unreadable"]')).toBeNull()
    expectFits(container)
  }
  await vi.dynamicImportSettled()
  expect(container.querySelector('[data-part="undrawn"], [data-part="unreadable"]')).toBeNull()
  expect(asked).toEqual([])
}

/** The error that a client throws for a recorded refusal. */
async function errorOf({ folder, status, body }: Recording): Promise<TonCenterError> {
  const client = createClient({
    network: 'local',
    baseUrl: 'http://recorded.test',
    retries: 0,
    fetch: async () => new Response(JSON.stringify(body), { status: status ?? 500 }),
  })
  const endpoint = folder.startsWith('v2') ? v2.getMasterchainInfo : v3.masterchainInfo
  return client.request(endpoint as typeof v3.masterchainInfo, {}).then(
    () => expect.unreachable('it should have failed'),
    (reason) => reason,
  )
}

/** Tests that recordings are drawn: every answer by the components of its endpoint, and every refusal as a sentence. */
export function testRecordings(recordings: readonly Recording[]): void {
  const answers = recordings.filter(({ isRefusal }) => !isRefusal)
  const refusals = recordings.filter(({ isRefusal }) => isRefusal)

  describe('a recorded answer', () => {
    it('has components that draw it, or a reason why none does', () => {
      const isKnown = ({ folder }: Recording) => folder in DRAWINGS !== folder in UNDRAWN
      expect(answers.filter((one) => !isKnown(one)).map(({ file }) => file)).toEqual([])
    })

    // The largest holds 74 transactions, each of which is drawn in four ways.
    it.each(answers.filter(({ folder }) => folder in DRAWINGS))('is drawn: $kind $file', drawAll, 90_000)
  })

  describe('a recorded refusal', () => {
    it('is drawn as a sentence of its kind, with the words of the service below it', async () => {
      const errors = await Promise.all(refusals.map(errorOf))
      const { container } = await stage(
        errors.map((error, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never moved
          <section key={index}>
            {isRateLimitError(error) ? <RateLimitNotice error={error} /> : <ErrorState error={error} />}
          </section>
        )),
      )
      const drawn = [...container.querySelectorAll('section')]
      expect(drawn.length).toBeGreaterThan(10)
      for (const [index, section] of drawn.entries()) {
        const error = errors[index] as TonCenterError
        if (isRateLimitError(error)) {
          expect(section.textContent).not.toBe('')
          continue
        }
        expect(errorSentence(error)).not.toBe('error.other')
        expect(section.textContent).toContain(sayError(error, createWords({}, 'en')(errorTexts)))
        expect(find(section, 'details').textContent).toContain(error.serviceText?.split('\n')[0]?.slice(0, 60))
      }
      expect(overflowing(container, 1208)).toEqual([])
    })
  })
}
