import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react/pure'
import type { LocalService, LocalServiceOptions } from '../../src/local/options.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { RenderLink, Settings } from '../../src/react/settings.ts'
import { keepPage } from '../support/keptPage.ts'
import { setFonts } from './fonts.ts'

await setFonts('own')

const renderLink: RenderLink = ({ kind, id, children }) => <a href={`#${kind}/${id}`}>{children}</a>

interface StageOptions extends Settings, Pick<LocalServiceOptions, 'faults' | 'scenario'> {
  /** The client writes addresses as those of a test network. */
  testOnly?: boolean
  /** Width of the container, pixels. */
  width?: number
  /** No request is answered before `release`. */
  isHeld?: boolean
  /** Changes the answers of the service: to those of an older one. */
  adapt?: (response: Response, request: Request) => Promise<Response>
}

/** Draws on a local service of its own, and counts the requests. */
export async function stage(children: ReactNode, options?: StageOptions) {
  const drawn = await drawStage(children, options)
  onTestFinished(drawn.close)
  return drawn
}

/**
 * Draws once for all tests of a `describe`, and gives what is drawn to each. None of them may leave it changed, but for its width.
 */
export function sharedStage(children: ReactNode, options?: StageOptions) {
  let drawn: Awaited<ReturnType<typeof drawStage>>
  beforeAll(async () => {
    keepPage(true)
    drawn = await drawStage(children, options)
    await drawn.settle()
    await vi.dynamicImportSettled()
    await drawn.settle()
  })
  afterAll(async () => {
    keepPage(false)
    await cleanup()
    await drawn.close()
  })
  return () => drawn
}

async function drawStage(
  children: ReactNode,
  { faults, scenario = 'demo', width = 1200, testOnly = false, isHeld = false, adapt, ...settings }: StageOptions = {},
) {
  const service: LocalService = createLocalService({ scenario, ...(faults && { faults }) })
  const queryClient = new QueryClient()
  const asked: string[] = []
  let release = () => {}
  const held = isHeld && new Promise<void>((resolve) => (release = resolve))
  const wrap = (content: ReactNode, others?: Settings) => (
    <TonCenterProvider
      theme="light"
      renderLink={renderLink}
      {...settings}
      {...others}
      baseUrl="http://local.test"
      testOnly={testOnly}
      retries={0}
      queryClient={queryClient}
      fetch={async (request) => {
        asked.push(new URL(request.url).pathname + new URL(request.url).search)
        await held
        const response = await service.fetch(request)
        return adapt ? adapt(response, request) : response
      }}
    >
      <div style={{ inlineSize: width }}>{content}</div>
    </TonCenterProvider>
  )
  /**
   * Waits until nothing is fetched, and ten frames asked for nothing. Then a component has sent all requests that it makes unasked.
   */
  async function settle() {
    for (let still = 0, before = -1; still < 10; ) {
      await new Promise(requestAnimationFrame)
      still = queryClient.isFetching() || asked.length !== before ? 0 : still + 1
      before = asked.length
    }
  }
  const screen = await render(wrap(children))
  return {
    ...screen,
    service,
    queryClient,
    asked,
    release,
    settle,
    redraw: (next: ReactNode, others?: Settings) => screen.rerender(wrap(next, others)),
    /** Makes the container this wide: layouts follow their container, at once or after they have measured it. */
    async resize(width: number) {
      find(screen.container, 'div[style*="inline-size"]').style.inlineSize = `${width}px`
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    },
    close() {
      queryClient.clear()
      return service.close()
    },
  }
}

/** Hosted pictures fail offline, and a tile takes the place of a picture that failed. This keeps them for one test. */
export function keepPictures() {
  const keep = (event: Event) => event.stopPropagation()
  window.addEventListener('error', keep, true)
  onTestFinished(() => window.removeEventListener('error', keep, true))
}

/** The first element that matches, or a failing test. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing on the page matches ${selector}`)
  return found
}

/** All rows that are drawn of a list, its day headings with them. */
export const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-part="row"]')]

/** The panel of the one menu that is open: its code loads on demand. */
export const panel = () => vi.waitFor(() => find(document, '[data-part="panel"]'))
export const isClosed = () => vi.waitFor(() => expect(document.querySelector('[data-part="panel"]')).toBeNull())

/** What can be seen to stick out of the page's width: not what an ancestor clips. */
export function overflowing(root: HTMLElement, width: number): string[] {
  const isOut = (element: Element) => element.getBoundingClientRect().right > width + 0.5
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === root) return false
    return (getComputedStyle(parent).overflowX !== 'visible' && !isOut(parent)) || isClipped(parent)
  }
  return [...root.querySelectorAll('*')]
    .filter((element) => isOut(element) && !isClipped(element))
    .map((element) => element.outerHTML.slice(0, 120))
}
