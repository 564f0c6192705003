'use client'
import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useEffect, useInsertionEffect, useMemo } from 'react'
import type { Client, ClientOptions } from '../core/client.ts'
import type { Network } from '../core/network.ts'
import { isGiven, membersWhere } from '../core/schema/members.ts'
import { FirstNowContext, OptionsContext, RenderLinkContext, type TonCenter, TonCenterContext } from './context.ts'
import { type Held, heldOf, keyOf } from './held.ts'
import { noticeScope } from './noticeScope.ts'
import { DEFAULT_SETTINGS, type RenderLink, type ResolvedSettings, type Settings } from './settings.ts'
import { useMade } from './useMade.ts'

export type TonCenterProviderProps = Settings & {
  children: ReactNode
  /** Default: that of the `<QueryClientProvider>` above, or else one that ends with the provider. */
  queryClient?: QueryClient
} & ((ClientOptions & { client?: never }) | { client: Client })

/**
 * Gives hooks and components below their client and settings; renders no element. Below another provider it inherits each
 * setting that it does not set. It inherits the client when it has neither `client` nor an option of one.
 * `verifiedTokens` are inherited on the same network only.
 *
 * Make the client outside of React and give it as `client`; it is yours to close. Or give its options: providers of a page with the
 * same options share one client, and the last that unmounts closes it. A provider with functions among them has a client of its own.
 * They may be new on every render: the client calls the newest. On a server each render has a client of its own.
 *
 * @throws {BrowserKeyError} {@link InvalidParamsError} as `createClient` does, while rendering.
 * @throws {Error} for an option over a client that was given, on this provider or on one around.
 */
export function TonCenterProvider(props: TonCenterProviderProps): ReactElement {
  const { children, now, renderLink } = props
  const around = useContext(TonCenterContext)
  const nowAround = useContext(FirstNowContext)
  const linkAround = useContext(RenderLinkContext)
  const options = useOptions(props, around)
  const made = useHeld(props.client ?? (options ? undefined : around?.client), options ?? {})
  const settings = useSettings(props, around, made.client.network)
  const value = useMemo(() => ({ client: made.client, settings }), [made, settings])
  const above = useContext(QueryClientContext)
  const queryClient = props.queryClient ?? (above ? undefined : made.queryClient)
  const cache = queryClient ?? above
  useEffect(() => cache && noticeScope(cache, made.client), [cache, made])
  const tree = (
    <FirstNowContext.Provider value={now ?? nowAround}>
      <RenderLinkContext.Provider value={renderLink ?? linkAround}>
        <OptionsContext.Provider value={options}>
          <TonCenterContext.Provider value={value}>{children}</TonCenterContext.Provider>
        </OptionsContext.Provider>
      </RenderLinkContext.Provider>
    </FirstNowContext.Provider>
  )
  return queryClient ? <QueryClientProvider client={queryClient}>{tree}</QueryClientProvider> : tree
}

/** Settings by name, in one order. */
const SETTINGS = Object.keys({
  ...DEFAULT_SETTINGS,
  renderLink: 0,
  registry: 0,
  recipientStorage: 0,
  accountNames: 0,
}) as (keyof ResolvedSettings)[]

const OPTIONS = {
  network: 0,
  baseUrl: 0,
  apiKey: 0,
  apiKeyIn: 0,
  dangerouslyAllowBrowserKey: 0,
  requestsPerSecond: 0,
  testOnly: 0,
  timeoutMs: 0,
  retries: 0,
  onResponseMismatch: 0,
  onMismatch: 0,
  fetch: 0,
  clock: 0,
  scope: 0,
  omit: 0,
  actionsVersion: 0,
  v2Transport: 0,
  queryTimeoutMs: 0,
} satisfies Record<keyof ClientOptions, 0>

/**
 * The options of the client below; absent where it is given, or is that around. Options that name no other service are of the service
 * around: they lie over the options of its client. A client that was given has none: a direct one would leave its proxy.
 */
function useOptions(props: TonCenterProviderProps, around: TonCenter | undefined): ClientOptions | undefined {
  const above = useContext(OptionsContext)
  const options: ClientOptions = membersWhere(props, (value, name) => isGiven(value) && Object.hasOwn(OPTIONS, name))
  const [first] = Object.keys(options)
  if (props.client ? first : around && !above && first && !options.baseUrl) {
    throw new Error(`TonCenterProvider: \`${first}\` is an option of a client, and that was given.`)
  }
  if (props.client) return undefined
  const { network, baseUrl } = options
  if (!around || baseUrl || (network ?? around.client.network) !== around.client.network) return options
  return first ? { ...above, ...options } : above
}

/** The client that is given, or that of the options, held for as long as the provider is mounted. */
function useHeld(given: Client | undefined, options: ClientOptions): Held {
  // biome-ignore lint/correctness/useExhaustiveDependencies: functions may be new on every render, and the newest are called
  const held = useMemo(() => heldOf(given, options), [given ?? keyOf(options)])
  // While rendering: a request of this render has the functions of its props.
  held.newest = options
  // Before the effects of the children, and for as long as the tree has the provider, hidden or not.
  useInsertionEffect(() => held.hold(), [held])
  return held
}

/** A link of the provider's `renderLink`, as a component: it alone renders again when that is a new function. */
function AppLink(link: Parameters<RenderLink>[0]): ReactElement {
  return useContext(RenderLinkContext)?.(link) ?? <>{link.children}</>
}
const renderAppLink: RenderLink = (link) => <AppLink {...link} />

/** A setting of this provider, else of the one above, else the default. The same object as long as all is equal. */
function useSettings(props: Settings, around: TonCenter | undefined, network: Network): ResolvedSettings {
  const given = { ...props, renderLink: props.renderLink && renderAppLink }
  const settings = Object.fromEntries(
    SETTINGS.map((name) => {
      // An address is another token on another network, and another contract may have a name.
      const isKept = (name !== 'verifiedTokens' && name !== 'accountNames') || around?.client.network === network
      return [name, given[name] ?? (isKept ? around?.settings[name] : undefined) ?? DEFAULT_SETTINGS[name]]
    }),
  )
  const { renderLink, registry, recipientStorage, accountNames, ...others } = settings
  // Objects are often written inline: their content decides. A registry is too long to be compared on every render.
  const content = [others, !!renderLink]
  return useMade(() => settings, content, registry, recipientStorage, accountNames) as unknown as ResolvedSettings
}
