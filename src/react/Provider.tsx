'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Client, type ClientOptions, createClient } from '../core/client.ts'
import { FirstNowContext, TonCenterContext } from './context.ts'
import { DEFAULT_SETTINGS, type ResolvedSettings, type Settings } from './settings.ts'

export type TonCenterProviderProps = Settings & {
  children: ReactNode
  /** Default: that of the `<QueryClientProvider>` above, or else one of our own. */
  queryClient?: QueryClient
} & ((ClientOptions & { client?: never }) | { client: Client })

/** Draws nothing: gives hooks and components below their client and settings. */
export function TonCenterProvider(props: TonCenterProviderProps): ReactElement {
  const client = useClient(props)
  const settings = useSettings(props)
  const value = useMemo(() => ({ client, settings }), [client, settings])
  const above = useContext(QueryClientContext)
  const [own] = useState(() => (above || props.queryClient ? undefined : new QueryClient()))
  const queryClient = props.queryClient ?? own
  const tree = (
    <FirstNowContext.Provider value={props.now}>
      <TonCenterContext.Provider value={value}>{props.children}</TonCenterContext.Provider>
    </FirstNowContext.Provider>
  )
  return queryClient ? <QueryClientProvider client={queryClient}>{tree}</QueryClientProvider> : tree
}

/** The client given, or one made from the options; a new one when an option that tells services apart has changed. */
function useClient(props: TonCenterProviderProps): Client {
  const options = props as ClientOptions
  const given = 'client' in props ? props.client : undefined
  const { network, baseUrl, apiKey, apiKeyIn, v2Transport, testOnly, requestsPerSecond, timeoutMs, retries } = options
  const keyOfClient = JSON.stringify([
    network,
    baseUrl,
    // A function is new on every render; only whether there is one tells clients apart.
    typeof apiKey === 'function' ? true : apiKey,
    apiKeyIn,
    v2Transport,
    testOnly,
    requestsPerSecond,
    timeoutMs,
    retries,
  ])
  const make = () => ({ key: keyOfClient, client: createClient(options) })
  const [made, setMade] = useState(() => (given ? undefined : make()))
  if (given) return given
  if (made?.key === keyOfClient) return made.client
  const next = make()
  setMade(next)
  return next.client
}

const settingsKeys = Object.keys(DEFAULT_SETTINGS) as (keyof typeof DEFAULT_SETTINGS)[]

/** Defaults filled in, and the same object for as long as no setting changes. */
function useSettings(props: Settings): ResolvedSettings {
  const { nativeCurrency, locale, timeZone, theme, density, dictionary, trustPolicy, verifiedTokens, renderLink } =
    props
  return useMemo(() => {
    const given: Settings = {
      nativeCurrency,
      locale,
      timeZone,
      theme,
      density,
      dictionary,
      trustPolicy,
      verifiedTokens,
    }
    const filled = Object.fromEntries(settingsKeys.map((key) => [key, given[key] ?? DEFAULT_SETTINGS[key]]))
    return { ...(filled as unknown as ResolvedSettings), renderLink }
  }, [nativeCurrency, locale, timeZone, theme, density, dictionary, trustPolicy, verifiedTokens, renderLink])
}
