import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { Settings } from '../../src/react/settings.ts'
import { DRAWN, NOW } from './drawn.tsx'

/** Tests every component at once, on a page of `locale` in `timeZone`. */
export function testHydration(locale: string, timeZone: string, dictionary: Settings['dictionary'] = {}): void {
  it(`is first drawn in a browser as a server drew it: ${locale}, ${timeZone}`, async () => {
    const page = (
      <TonCenterProvider network="mainnet" now={NOW} locale={locale} timeZone={timeZone} dictionary={dictionary}>
        {DRAWN}
      </TonCenterProvider>
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page)
    expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(100)
    document.body.append(container)
    const complaints: string[] = []
    const hear = (said: unknown) => /hydrat|did not match/i.test(String(said)) && complaints.push(String(said))
    const log = vi.spyOn(console, 'error').mockImplementation((...said) => said.forEach(hear))
    const root = hydrateRoot(container, page, { onRecoverableError: (problem) => complaints.push(String(problem)) })
    onTestFinished(() => {
      root.unmount()
      container.remove()
      log.mockRestore()
    })
    // The ticker has begun: all of it is there.
    const [time] = container.querySelectorAll('time')
    const first = time?.textContent
    await vi.waitFor(() => expect(time?.textContent).not.toBe(first))
    expect(complaints).toEqual([])
  })
}
