import type { ReactElement, ReactNode } from 'react'
import type { AccountNames } from '../core/accountNames.ts'
import { NATIVE_CURRENCY, type NativeCurrency, type VerifiedToken } from '../core/knownTokens.ts'
import type { TokenRegistry } from '../core/tokenRegistry.ts'

/** The target of a component's link. The host decides where that is. */
export interface LinkTarget {
  /** The kind of the target. `external`: `id` is a URL of another site. */
  kind: 'account' | 'transaction' | 'trace' | 'block' | 'jetton' | 'nft' | 'collection' | 'external'
  /** Raw address, base64 hash, `workchain:shard:seqno` of a block, or a URL. */
  id: string
}

/** Renders a link of the host's own router. */
export type RenderLink = (link: LinkTarget & { children: ReactNode }) => ReactElement

/** The texts of the components by key. `toncenter-react/ui` adds its own: without it there are none to replace. */
// biome-ignore lint/suspicious/noEmptyInterface: it is merged
export interface DictionaryTexts {}

type PluralKey = `${string}.${'zero' | 'two' | 'few' | 'many'}`

/** Texts that replace ours, by key, and the plural forms that a language adds. */
export type Dictionary = Readonly<
  Partial<Record<keyof DictionaryTexts extends never ? string : keyof DictionaryTexts | PluralKey, string>>
>

/** Where a provider keeps texts between visits: `localStorage` is one. It may throw, and may have lost everything. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The look and the language of components. All of it has a default that is the same on server and client. */
export interface Settings {
  /** Default Gram, GRAM, 9 decimals. */
  nativeCurrency?: NativeCurrency | undefined
  /** BCP 47. Default `en`. */
  locale?: string | undefined
  /** IANA name. Default `UTC`. */
  timeZone?: string | undefined
  /** The server's clock for the first render, unix milliseconds. */
  now?: number | undefined
  /** Default `system`. */
  theme?: 'light' | 'dark' | 'system' | undefined
  /** Default `cosy`. */
  density?: 'compact' | 'cosy' | undefined
  /** Texts of another language, or of the app. Default: English. */
  dictionary?: Dictionary | undefined
  /** The treatment of flagged rows. Default `dim`. */
  trustPolicy?: 'show' | 'dim' | 'hide' | undefined
  /**
   * Tokens that the app vouches for. Where nothing is set, components take `BEST_KNOWN_TOKENS` on mainnet, and none
   * elsewhere.
   */
  verifiedTokens?: readonly VerifiedToken[] | undefined
  /**
   * A public list of tokens. With one, components mark every token as listed or not; without, they show no mark. Held by identity:
   * make it outside of React. A component throws an `InvalidRegistryError` where it is none.
   */
  registry?: TokenRegistry | undefined
  /**
   * Stores the recipients of accounts, so that the next visit finds imitations too. Keeps 100 recipients of each of the last 20
   * accounts. The storage reveals which histories were opened. Default: kept until the page closes.
   */
  recipientStorage?: TextStorage | undefined
  /**
   * The names that the reader has given to accounts. Components show them in place of addresses and domains, with a mark that no
   * stranger's name has. Held by identity: make it outside of React. Inherited on the same network only. Default: none.
   */
  accountNames?: AccountNames | undefined
  /**
   * Hosts that token images may load from, beside the service's own (`imgproxy.toncenter.com`). The page's own host is
   * none: an image there would be a request with the reader's cookies. `data:` allows images within their URL, as the
   * local service has them.
   */
  mediaHosts?: readonly string[] | undefined
  /**
   * `block`: hooks look for a new block every 5 s, and reload answers that are true for one block only. Default `false`.
   */
  refresh?: 'block' | false | undefined
  /**
   * Makes links, as a component would: a new function renders links again, and nothing else. Without it names are plain text.
   */
  renderLink?: RenderLink | undefined
}

/** Those without a default, kept by identity. */
type OptionalSetting = 'renderLink' | 'registry' | 'recipientStorage' | 'accountNames'

/** Settings with every default filled in. */
export type ResolvedSettings = {
  [Key in keyof Omit<Settings, OptionalSetting | 'now'>]-?: NonNullable<Settings[Key]>
} & Pick<Settings, OptionalSetting>

export const DEFAULT_SETTINGS: ResolvedSettings = {
  nativeCurrency: NATIVE_CURRENCY,
  locale: 'en',
  timeZone: 'UTC',
  theme: 'system',
  density: 'cosy',
  dictionary: {},
  trustPolicy: 'dim',
  verifiedTokens: [],
  refresh: false,
  mediaHosts: [],
}
