'use client'
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import {
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Client, ClientOptions } from '../core/client.ts'
import type { Network } from '../core/network.ts'
import { isGiven, membersWhere } from '../core/schema/members.ts'
import { FirstNowContext, OptionsContext, RenderLinkContext, type TonCenter, TonCenterContext } from './context.ts'
import { type Provided, providedOf, registryHere } from './registry.ts'
import { DEFAULT_SETTINGS, type RenderLink, type ResolvedSettings, type Settings } from './settings.ts'
import { useMade } from './useMade.ts'

export type TonCenterProviderProps = Settings & {
  children: ReactNode
  /** Default: that of the `<QueryClientProvider>` above, or else one that ends with the provider. */
  queryClient?: QueryClient
} & ((ClientOptions & { client?: never }) | { client: Client })

/**
 * Gives hooks and components below their client and settings; draws no element. Below another provider it inherits each
 * setting that it does not set. It inherits the client when it has neither `client` nor an option of one.
 * `verifiedTokens` are inherited on the same network only.
 *
 * Make the client outside of React and give it as `client`; it is yours to close. Or give its options: providers of a page with the
 * same options share one client. The last that unmounts closes it. Functions among them may be new on every render: the client
 * calls the newest. Providers that mount at once and differ in functions alone need a `scope` each. On a server each render has a
 * client of its own.
 *
 * @throws {BrowserKeyError} {@link InvalidParamsError} as `createClient` does, while rendering.
 */
export function TonCenterProvider(props: TonCenterProviderProps): ReactElement {
  const { children, now, renderLink } = props
  const around = useContext(TonCenterContext)
  const nowAround = useContext(FirstNowContext)
  const linkAround = useContext(RenderLinkContext)
  const options = useOptions(props, around?.client)
  const made = useHeld(props.client ?? (options ? undefined : around?.client), options ?? {})
  const settings = useSettings(props, around, made.client.network)
  const value = useMemo(() => ({ client: made.client, settings }), [made, settings])
  const above = useContext(QueryClientContext)
  const queryClient = props.queryClient ?? (above ? undefined : made.queryClient)
  useEffect(() => {
    if (queryClient && !(queryClient instanceof QueryClient)) console.warn(TWO_COPIES)
  }, [queryClient])
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

const TWO_COPIES =
  'toncenter-react: `queryClient` is of another copy of @tanstack/react-query than the hooks use. Find both with `npm ls @tanstack/react-query`.'

/** Settings by name, in one order; every other prop that is left is an option of the client. */
const SETTINGS = Object.keys({
  ...DEFAULT_SETTINGS,
  renderLink: 0,
  registry: 0,
  recipientStorage: 0,
}) as (keyof ResolvedSettings)[]
const NO_OPTIONS: readonly string[] = [...SETTINGS, 'children', 'now', 'queryClient', 'client']

/**
 * The options of the client below; absent where it is given, or is that around. Options that name no service are of the
 * service around: they lie over the options of its client.
 */
function useOptions(props: TonCenterProviderProps, around: Client | undefined): ClientOptions | undefined {
  const above = useContext(OptionsContext)
  if (props.client) return undefined
  const options: ClientOptions = membersWhere(props, (value, name) => isGiven(value) && !NO_OPTIONS.includes(name))
  if (!around || options.network || options.baseUrl) return options
  if (!Object.keys(options).length) return above
  return { ...(above ?? { network: around.network }), ...options }
}

/** The client that is given, or that of the options, held for as long as the provider is mounted. */
function useHeld(given: Client | undefined, options: ClientOptions): Provided {
  const [registry] = useState(registryHere)
  const mine = useRef<Provided>(undefined)
  const made = providedOf(registry, mine.current, given, options)
  // Before the effects of the children, and for as long as the tree has the provider, hidden or not.
  useInsertionEffect(() => {
    mine.current = made
    return made.hold()
  }, [made])
  return made
}

/** A link of the provider's `renderLink`, as a component: it alone draws again when that is a new function. */
function AppLink(link: Parameters<RenderLink>[0]): ReactElement {
  return useContext(RenderLinkContext)?.(link) ?? <>{link.children}</>
}
const renderAppLink: RenderLink = (link) => <AppLink {...link} />

/** A setting of this provider, else of the one above, else the default. The same object as long as all is equal. */
function useSettings(props: Settings, around: TonCenter | undefined, network: Network): ResolvedSettings {
  const given = { ...props, renderLink: props.renderLink && renderAppLink }
  const settings = Object.fromEntries(
    SETTINGS.map((name) => {
      // An address is another token on another network.
      const isKept = name !== 'verifiedTokens' || around?.client.network === network
      return [name, given[name] ?? (isKept ? around?.settings[name] : undefined) ?? DEFAULT_SETTINGS[name]]
    }),
  )
  const { renderLink, registry, recipientStorage, ...others } = settings
  // Objects are often written inline: their content decides. A registry is too long to be compared on every render.
  return useMade(() => settings, [others, !!renderLink], registry, recipientStorage) as unknown as ResolvedSettings
}
