import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LocalService, LocalServiceOptions } from '../../src/local/options.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { RenderLink, Settings } from '../../src/react/settings.ts'

const renderLink: RenderLink = ({ kind, id, children }) => <a href={`#${kind}/${id}`}>{children}</a>

interface StageOptions extends Settings, Pick<LocalServiceOptions, 'faults' | 'scenario'> {
  /** Width of the container, pixels. */
  width?: number
}

/** Draws on a local service of its own, and counts what is asked of it. */
export async function stage(
  children: ReactNode,
  { faults, scenario = 'demo', width = 1200, ...settings }: StageOptions = {},
) {
  const service: LocalService = createLocalService({ scenario, ...(faults && { faults }) })
  const queryClient = new QueryClient()
  const asked: string[] = []
  onTestFinished(() => {
    queryClient.clear()
    return service.close()
  })
  const wrap = (content: ReactNode) => (
    <TonCenterProvider
      theme="light"
      renderLink={renderLink}
      {...settings}
      baseUrl="http://local.test"
      retries={0}
      queryClient={queryClient}
      fetch={(request) => {
        asked.push(new URL(request.url).pathname + new URL(request.url).search)
        return service.fetch(request)
      }}
    >
      <div style={{ inlineSize: width }}>{content}</div>
    </TonCenterProvider>
  )
  const screen = await render(wrap(children))
  return { ...screen, service, queryClient, asked, redraw: (next: ReactNode) => screen.rerender(wrap(next)) }
}

/** The first element that matches, or a failing test. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing on the page matches ${selector}`)
  return found
}

/** Elements that stick out of the page's width, other than those that are clipped away for readers who listen. */
export function overflowing(root: HTMLElement, width: number): string[] {
  const isClipped = (element: Element) => {
    const row = element.closest('[role="row"]')
    return row !== null && getComputedStyle(row).clipPath !== 'none'
  }
  return [...root.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5 && !isClipped(element))
    .map((element) => element.outerHTML.slice(0, 120))
}
