import { toRawAddress } from '../core/values/address.ts'
import { developerWallets } from '../local/developerWallets.ts'
import { type Command, commandsOf, type OpenedWallet } from './localCommands.ts'
import { BadRequest, readTransfer, type Transfer } from './readTransfer.ts'
import type { ConnectAnswer, SendAnswer, TestWallet, TestWalletOptions, WalletAsk } from './testWallet.ts'
import {
  type AppRequest,
  CODES,
  type ConnectEvent,
  type ConnectItemReply,
  type ConnectRequest,
  type TonConnectBridge,
  type WalletError,
  type WalletEvent,
  type WalletResponse,
} from './tonConnect.ts'
import { createWaiting } from './waiting.ts'

/** A wallet may be asked to send so many messages at once. */
const MAX_MESSAGES = 4

const DEVICE = {
  platform: 'browser',
  appName: 'testwallet',
  appVersion: '1',
  maxProtocolVersion: 2,
  features: ['SendTransaction', { name: 'SendTransaction', maxMessages: MAX_MESSAGES }],
} as const

const INFO = {
  name: 'Test wallet',
  app_name: 'testwallet',
  image: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7a7a7a" d="M0 0h8v8H0z"/></svg>')}`,
  about_url: 'https://github.com/toncenter-react/toncenter-react',
  platforms: ['chrome', 'firefox', 'safari', 'android', 'ios', 'windows', 'macos', 'linux'],
} as const

const STORED = 'toncenter-react/testWallet'

const never = new Promise<never>(() => {})

class Refused extends Error {
  override name = 'Refused'
}

/** The error of the protocol for what went wrong. */
function errorOf(error: unknown): WalletError {
  const code =
    error instanceof Refused ? CODES.rejected : error instanceof BadRequest ? CODES.badRequest : CODES.unknown
  return { code, message: (error as Error).message }
}

/** The wallet of v5: it takes the most messages, and most wallets of people are of it. */
const DEFAULT_ADDRESS = developerWallets.find(({ kind }) => kind === 'v5r1')?.address as string

/** A developer's wallet of another account. */
const otherThan = (address: string) => developerWallets.find((one) => one.address !== address)?.address as string

/** The answers after which the chain has the message. */
const SENT: ReadonlySet<SendAnswer> = new Set(['approve', 'ask', 'other-request'])

class Wallet implements TestWallet {
  readonly address: string
  readonly asked: WalletAsk[] = []
  readonly #command: Command
  readonly #network: string
  readonly #storage: TestWalletOptions['storage']
  readonly #now: () => number
  readonly #answers: { connect: ConnectAnswer; send: SendAnswer }
  readonly #events = new Set<(event: WalletEvent) => void>()
  readonly #listeners = new Set<() => void>()
  readonly #waiting = createWaiting<WalletAsk>(() => this.#changed())
  #isConnected: boolean
  #lastId = 0

  constructor({
    fetch,
    baseUrl = fetch ? 'http://toncenter.test' : '',
    address = DEFAULT_ADDRESS,
    network = '-239',
    connect = 'approve',
    send = 'approve',
    storage,
    now = Date.now,
  }: TestWalletOptions) {
    this.address = toRawAddress(address)
    this.#command = commandsOf(fetch ?? ((...args) => globalThis.fetch(...args)), baseUrl)
    this.#network = network
    this.#answers = { connect, send }
    this.#storage = storage
    this.#now = now
    this.#isConnected = storage?.getItem(STORED) === this.address
  }

  readonly bridge: TonConnectBridge = {
    deviceInfo: DEVICE,
    walletInfo: INFO,
    protocolVersion: DEVICE.maxProtocolVersion,
    isWalletBrowser: false,
    connect: (_, request) => this.#connect(request),
    restoreConnection: () => this.#restore(),
    send: (request) => this.#answer(request),
    listen: (listener) => {
      this.#events.add(listener)
      return () => void this.#events.delete(listener)
    },
    disconnect: () => this.#leave(),
  }

  get isConnected() {
    return this.#isConnected
  }

  get waiting() {
    return this.#waiting.asks
  }

  inject(key = 'testWallet', window: object = globalThis) {
    const page = window as Record<string, unknown>
    const mine = { tonconnect: this.bridge }
    page[key] = mine
    return () => {
      if (page[key] === mine) delete page[key]
    }
  }

  behave(answers: { connect?: ConnectAnswer; send?: SendAnswer }) {
    Object.assign(this.#answers, answers)
  }

  approve = () => this.#waiting.decide(true)

  refuse = () => this.#waiting.decide(false)

  disconnect() {
    if (!this.#isConnected) return
    this.#leave()
    for (const listener of this.#events) listener({ event: 'disconnect', id: ++this.#lastId, payload: {} })
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #changed() {
    for (const listener of this.#listeners) listener()
  }

  #setConnected(next: boolean) {
    this.#isConnected = next
    if (next) this.#storage?.setItem(STORED, this.address)
    else this.#storage?.removeItem(STORED)
    this.#changed()
  }

  #leave() {
    this.#setConnected(false)
    this.#waiting.drop()
  }

  /** Resolves where the wallet agrees. */
  async #decide(answer: SendAnswer, ask: WalletAsk): Promise<void> {
    if (answer === 'silent') await never
    const isAgreed = answer === 'ask' ? await this.#waiting.ask(ask) : answer !== 'refuse'
    if (!isAgreed) throw new Refused('The user refused')
  }

  #itemOf({ name }: { name: string }, { public_key, state_init }: OpenedWallet): ConnectItemReply {
    if (name !== 'ton_addr') return { name, error: { code: CODES.notSupported, message: `${name} is not supported` } }
    const account = { address: this.address.toLowerCase(), network: this.#network }
    return { name, ...account, publicKey: public_key, walletStateInit: state_init }
  }

  async #connectedWith(items: ConnectRequest['items']): Promise<ConnectEvent> {
    const opened = await this.#command('open-wallet', { address: this.address })
    const payload = { items: items.map((item) => this.#itemOf(item, opened)), device: DEVICE }
    return { event: 'connect', id: ++this.#lastId, payload }
  }

  async #connect({ manifestUrl, items }: ConnectRequest): Promise<ConnectEvent> {
    const ask: WalletAsk = { kind: 'connect', manifestUrl }
    this.asked.push(ask)
    try {
      if (!items.some(({ name }) => name === 'ton_addr')) throw new BadRequest('ton_addr is not among the items')
      const isElsewhere = items.some(({ network = this.#network }) => network !== this.#network)
      if (isElsewhere) throw new BadRequest(`the wallet is on network ${this.#network}`)
      await this.#decide(this.#answers.connect, ask)
      const event = await this.#connectedWith(items)
      this.#setConnected(true)
      return event
    } catch (error) {
      return { event: 'connect_error', id: ++this.#lastId, payload: errorOf(error) }
    }
  }

  async #restore(): Promise<ConnectEvent> {
    if (this.#isConnected) return this.#connectedWith([{ name: 'ton_addr' }])
    const payload = { code: CODES.unknownApp, message: 'Unknown app' }
    return { event: 'connect_error', id: ++this.#lastId, payload }
  }

  async #answer(request: AppRequest): Promise<WalletResponse> {
    const { id, method } = request
    if (!this.#isConnected) return { id, error: { code: CODES.unknownApp, message: 'Unknown app' } }
    if (method === 'sendTransaction') return this.#send(request)
    if (method !== 'disconnect')
      return { id, error: { code: CODES.notSupported, message: `${method} is not supported` } }
    this.#leave()
    return { id, result: {} }
  }

  async #send({ id, params: [param] }: AppRequest): Promise<WalletResponse> {
    try {
      const wallet = { address: this.address, network: this.#network, maxMessages: MAX_MESSAGES, now: this.#now() }
      const ask: WalletAsk = { kind: 'send', id, transfer: readTransfer(param, wallet) }
      this.asked.push(ask)
      const answer = this.#answers.send
      await this.#decide(answer, ask)
      if (answer === 'disconnect') {
        this.disconnect()
        return never
      }
      if (answer === 'nothing') return undefined as never
      if (answer === 'no-boc') return { id, result: 'this is no bag of cells' }
      const result = await this.#sign(ask.transfer, answer)
      return { id: answer === 'other-request' ? `${id}0` : id, result }
    } catch (error) {
      return { id, error: errorOf(error) }
    }
  }

  async #sign({ messages, validUntil }: Transfer, answer: SendAnswer): Promise<string> {
    const from = answer === 'other-account' ? otherThan(this.address) : this.address
    if (from !== this.address) await this.#command('open-wallet', { address: from })
    const { boc } = await this.#command('sign', {
      from,
      messages,
      ...(validUntil !== undefined && { valid_until: validUntil }),
      ...(answer === 'forged' && { forged: true }),
      ...(answer === 'stale' && { seqno: 0 }),
      send: SENT.has(answer),
    })
    return boc
  }
}

/**
 * A wallet for tests and development: the JS bridge that a page of TON Connect finds, which signs by the key of an account of the local
 * chain. It connects and approves, and on demand it asks, refuses, keeps silent, answers wrongly, or leaves. Its keys are public:
 * it is worth nothing on any other chain.
 *
 * ```ts
 * const wallet = createTestWallet({ fetch: service.fetch, send: 'ask' })
 * wallet.inject()
 * ```
 */
export const createTestWallet = (options: TestWalletOptions = {}): TestWallet => new Wallet(options)
