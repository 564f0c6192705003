import type { Transfer } from './readTransfer.ts'
import type { TonConnectBridge } from './tonConnect.ts'

/** What the wallet does when a page wants to connect. `silent` never answers. */
export type ConnectAnswer = 'approve' | 'ask' | 'refuse' | 'silent'

/**
 * What the wallet does when a page wants a transaction. `approve` signs, sends and answers; `ask` waits for `approve()` or `refuse()`;
 * `silent` never answers. `unsent`, `forged` and `stale` send nothing: their message is right, signed by a wrong key, or of a seqno
 * that is used up. `other-account`, `no-boc`, `nothing` and `other-request` answer what does not belong to the request. `disconnect`
 * leaves instead of an answer.
 */
export type SendAnswer =
  | ConnectAnswer
  | 'unsent'
  | 'forged'
  | 'stale'
  | 'other-account'
  | 'no-boc'
  | 'nothing'
  | 'other-request'
  | 'disconnect'

export interface TestWalletOptions {
  /** Asks the local service: `service.fetch`. Default: that of the page. */
  fetch?: typeof globalThis.fetch
  /** Where that service is. Default: `http://toncenter.test` with a `fetch`, otherwise the page's own origin. */
  baseUrl?: string
  /** The account: one of `developerWallets`, or a wallet of the demo chain. Default: the developer's wallet of v5. */
  address?: string
  /** `-239` (default) or `-3`. */
  network?: string
  /** Default `approve`. */
  connect?: ConnectAnswer
  /** Default `approve`. */
  send?: SendAnswer
  /** Keeps whether it is connected, as an extension does: `localStorage`. Default: a reload forgets it. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Unix ms, by which `valid_until` is over. Default: the clock of the device. */
  now?: () => number
}

/** Something that a page wants of the wallet. */
export type WalletAsk =
  | { readonly kind: 'connect'; readonly manifestUrl: string }
  | { readonly kind: 'send'; readonly id: string; readonly transfer: Transfer }

/** A wallet of TON Connect for tests and development. */
export interface TestWallet {
  /** Raw. */
  readonly address: string
  /** What a page finds at `window.<key>.tonconnect`. */
  readonly bridge: TonConnectBridge
  /** Whether an app has connected. */
  readonly isConnected: boolean
  /** What waits for `approve()` or `refuse()`, the oldest first. */
  readonly waiting: readonly WalletAsk[]
  /** Everything that pages wanted of it. */
  readonly asked: readonly WalletAsk[]
  /** Puts the bridge into a page, at `window.<key>`. Default key: `testWallet`. Gives the way out. */
  inject(key?: string, window?: object): () => void
  /** Changes what it does from now on. */
  behave(answers: { connect?: ConnectAnswer; send?: SendAnswer }): void
  /** Says yes to the oldest question, or to the next one. Resolves when there was one. */
  approve(): Promise<void>
  /** Says no. */
  refuse(): Promise<void>
  /** Leaves the page, as its owner may at any time. */
  disconnect(): void
  /** Calls `listener` after each change of `waiting` and `isConnected`. Gives the way out. */
  subscribe(listener: () => void): () => void
}
