import { onlineManager, QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { systemClock } from '../src/core/pace/clock.ts'
import type { Fault } from '../src/local/options.ts'
import { createLocalService } from '../src/local/service.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'
import type { RenderLink, Settings } from '../src/react/settings.ts'
import { useMode } from './modes.ts'
import { NETWORK, type NetworkName } from './network.ts'
import { PALETTE } from './palette.ts'

/** Half a minute after the last block of the demo chain: every age in every picture is the same. */
export const STORY_NOW = Date.UTC(2026, 0, 1, 12, 0, 30)

export interface StageProps extends Settings {
  direction: 'ltr' | 'rtl'
  /** What is wrong with the network, unless the story says it by `faults`. Default: nothing. */
  network?: NetworkName
  /** What goes wrong from the start. */
  faults?: readonly Fault[]
  /** What goes wrong once something is on the screen. */
  laterFaults?: readonly Fault[]
  /** The device loses its network, once something is on the screen. The service is a hosted one then: another may run on the device. */
  goesOffline?: boolean
  /** Tries after a failure. Default 0: the failure is drawn at once. */
  retries?: number
  /** What the client may send. Default: as much as it likes. */
  requestsPerSecond?: number
  scenario?: 'demo' | 'empty'
  /** Pixels. */
  width?: number
  /** `page`: as high as the window. `frame`, on a page of documentation: as high as what is in it, and scrolls from 600 px on. */
  extent?: 'page' | 'frame'
  /** A small part stands on a card, as it would in an app. */
  onCard?: boolean
  children: ReactNode
}

/** The local service's carry themselves. */
const IMAGES = ['data:']

const NEVER = 2 ** 31 - 1

/** The page's clock stands still; a client that waits needs one that goes. */
const clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

const renderLink: RenderLink = ({ kind, id, children }) => (
  <a href={`#/${kind}/${encodeURIComponent(id)}`}>{children}</a>
)

const card = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: 24,
  border: `1px solid ${PALETTE.line}`,
  borderRadius: 10,
  background: PALETTE.surface,
} as const

/** A local service of its own for each story, a provider, and a page of the host's colour. */
export function Stage(props: StageProps) {
  const {
    network = 'healthy',
    faults,
    laterFaults,
    goesOffline,
    retries,
    width,
    children,
    ...others
  } = { ...props, ...useMode() }
  const { scenario = 'demo', extent, onCard, theme, direction, ...settings } = others
  const condition = NETWORK[network]
  const [service] = useState(() => createLocalService({ scenario, faults: faults ?? condition.faults }))
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }))

  useEffect(() => {
    if (!laterFaults && !goesOffline) return
    const cache = queryClient.getQueryCache()
    let frame = 0
    let still = 0
    // One answer may lead to the next request: nothing is fetched for ten frames when all are answered.
    const watch = () => {
      still = queryClient.isFetching() || !cache.getAll().length ? 0 : still + 1
      if (still < 10) {
        frame = requestAnimationFrame(watch)
        return
      }
      if (laterFaults) service.faults(laterFaults)
      // TanStack pauses for a hosted service alone: the other stages of the page go on.
      if (goesOffline) onlineManager.setOnline(false)
      for (const query of cache.findAll({ predicate: ({ state }) => state.status === 'success' }))
        query.fetch().catch(() => undefined)
    }
    frame = requestAnimationFrame(watch)
    return () => {
      cancelAnimationFrame(frame)
      if (goesOffline) onlineManager.setOnline(true)
    }
  }, [laterFaults, goesOffline, queryClient, service])

  return (
    <TonCenterProvider
      mediaHosts={IMAGES}
      {...settings}
      theme={theme}
      {...(goesOffline && { network: 'mainnet' })}
      baseUrl="http://local.test"
      fetch={service.fetch}
      queryClient={queryClient}
      timeoutMs={(faults ? undefined : condition.timeoutMs) ?? NEVER}
      retries={retries ?? (faults ? 0 : (condition.retries ?? 0))}
      clock={clock}
      now={STORY_NOW}
      renderLink={renderLink}
    >
      <div
        dir={direction}
        data-book-theme={theme}
        data-book-extent={extent}
        style={{
          background: PALETTE.backdrop,
          color: PALETTE.ink,
          fontFamily: 'var(--font-sans)',
          ...(extent === 'page' && { minBlockSize: '100vh' }),
          ...(onCard && { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center' }),
          boxSizing: 'border-box',
          padding: width && width <= 400 ? 12 : 'clamp(12px, 2.5vw, 24px)',
        }}
      >
        <div
          style={
            onCard
              ? { ...card, maxInlineSize: width ?? 560 }
              : { maxInlineSize: width ?? 1176, marginInline: width ? 0 : 'auto' }
          }
        >
          {children}
        </div>
      </div>
    </TonCenterProvider>
  )
}
