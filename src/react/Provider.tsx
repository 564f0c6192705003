'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Client, type ClientOptions, createClient } from '../core/client.ts'
import { membersWhere } from '../core/members.ts'
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

/** Settings by name, in one order; every other prop that is left is an option of the client. */
const SETTINGS = Object.keys({ ...DEFAULT_SETTINGS, renderLink: 0 }) as (keyof ResolvedSettings)[]
const NO_OPTIONS: readonly string[] = [...SETTINGS, 'children', 'now', 'queryClient', 'client']

/** The client given, or one made from the options; a new one when an option that tells services apart has changed. */
function useClient(props: TonCenterProviderProps): Client {
  const options = membersWhere(props, (_value, name) => !NO_OPTIONS.includes(name))
  // A function is new on every render; only whether there is one tells clients apart.
  const key = JSON.stringify(options, (_name, value) => (typeof value === 'function' ? 'function' : value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the options
  return useMemo(() => props.client ?? createClient(options), [props.client, key])
}

/** Defaults filled in, and the same object for as long as no setting changes. */
function useSettings(props: Settings): ResolvedSettings {
  const values = SETTINGS.map((name) => props[name] ?? DEFAULT_SETTINGS[name])
  const [kept, keep] = useState(values)
  const isSame = values.every((value, index) => value === kept[index])
  if (!isSame) keep(values)
  const now = isSame ? kept : values
  return useMemo(() => Object.fromEntries(SETTINGS.map((name, index) => [name, now[index]])), [now]) as ResolvedSettings
}
