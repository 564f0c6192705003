// The JS bridge of TON Connect, as a wallet puts it into a page: what of the protocol a test wallet speaks.

export interface ConnectRequest {
  readonly manifestUrl: string
  readonly items: readonly { readonly name: string; readonly network?: string; readonly payload?: string }[]
}

/** Codes of the protocol. */
export const CODES = { unknown: 0, badRequest: 1, unknownApp: 100, rejected: 300, notSupported: 400 } as const

export interface WalletError {
  readonly code: number
  readonly message: string
}

export interface DeviceInfo {
  readonly platform: string
  readonly appName: string
  readonly appVersion: string
  readonly maxProtocolVersion: number
  readonly features: readonly ('SendTransaction' | { readonly name: 'SendTransaction'; readonly maxMessages: number })[]
}

export type ConnectItemReply =
  | {
      readonly name: 'ton_addr'
      /** Raw, lower case. */
      readonly address: string
      readonly network: string
      /** Hex. */
      readonly publicKey: string
      /** BoC, base64. */
      readonly walletStateInit: string
    }
  | { readonly name: string; readonly error: WalletError }

export type ConnectEvent =
  | {
      readonly event: 'connect'
      readonly id: number
      readonly payload: { readonly items: readonly ConnectItemReply[]; readonly device: DeviceInfo }
    }
  | { readonly event: 'connect_error'; readonly id: number; readonly payload: WalletError }

export interface DisconnectEvent {
  readonly event: 'disconnect'
  readonly id: number
  readonly payload: Readonly<Record<string, never>>
}

export type WalletEvent = ConnectEvent | DisconnectEvent

export interface AppRequest {
  readonly method: string
  readonly params: readonly string[]
  readonly id: string
}

export type WalletResponse =
  | { readonly id: string; readonly result: unknown }
  | { readonly id: string; readonly error: WalletError }

/** What a page finds at `window.<key>.tonconnect`. */
export interface TonConnectBridge {
  /** Of the wallet app. */
  readonly deviceInfo: DeviceInfo
  /** Of its list entry. */
  readonly walletInfo: {
    readonly name: string
    readonly app_name: string
    readonly image: string
    readonly about_url: string
    readonly platforms: readonly string[]
  }
  /** 2. */
  readonly protocolVersion: number
  /** Whether the page runs inside the wallet. */
  readonly isWalletBrowser: boolean
  /** Asks the wallet to connect. */
  connect(protocolVersion: number, request: ConnectRequest): Promise<ConnectEvent>
  /** Connects again without a question. */
  restoreConnection(): Promise<ConnectEvent>
  /** Sends a request of the app to the wallet. */
  send(request: AppRequest): Promise<WalletResponse>
  /** Calls the listener for each event. Gives the function that ends it. */
  listen(listener: (event: WalletEvent) => void): () => void
  /** Ends the connection. */
  disconnect(): void
}
