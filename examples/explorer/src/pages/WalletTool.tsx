import { useState, useSyncExternalStore } from 'react'
import { toRaw, tryParseAddress } from 'toncenter-react/client'
import { createTestWallet, developerWallets, type SendAnswer } from 'toncenter-react/testing/wallet'
import { SendCycle, type SignableRequest } from 'toncenter-react/ui'
import { EXAMPLE_RECEIVER } from '../exampleAccounts.ts'
import { to } from '../router.ts'
import { localPath } from '../service.ts'
import { enteredIn } from './entered.ts'
import { Field } from './Field.tsx'
import { useToolWords } from './useToolWords.ts'

const ANSWERS: readonly SendAnswer[] = [
  ...(['ask', 'approve', 'refuse', 'silent', 'unsent', 'forged', 'stale', 'other-account', 'no-boc'] as const),
]
const NATIVE_DECIMALS = 9

const wallets = developerWallets.map(({ kind, address }) => ({
  kind,
  wallet: createTestWallet({
    address,
    baseUrl: localPath.replace(/\/local$/, ''),
    send: 'ask',
    storage: {
      getItem: (name) => localStorage.getItem(`${name}/${kind}`),
      setItem: (name, value) => localStorage.setItem(`${name}/${kind}`, value),
      removeItem: (name) => localStorage.removeItem(`${name}/${kind}`),
    },
  }),
}))
type Wallet = (typeof wallets)[number]['wallet']

/** Asks the wallet by its bridge, as the SDK of TON Connect does. */
async function signBy({ bridge }: Wallet, { validUntil, ...request }: SignableRequest): Promise<{ boc: string }> {
  const params = [JSON.stringify({ ...request, valid_until: validUntil })]
  const answer = await bridge.send({ method: 'sendTransaction', params, id: String(Date.now()) })
  if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
  return { boc: String(answer.result) }
}

const nanograms = (text: string): string | undefined => {
  try {
    return toRaw(text.replace(',', '.'), NATIVE_DECIMALS)
  } catch {
    return undefined
  }
}

/** A payment from the preview to the fresh balance, signed by a wallet of the local chain. */
export function WalletTool({ entered }: { entered: URLSearchParams }) {
  const tell = useToolWords()
  const { wallet } =
    wallets.find(({ kind }) => kind === entered.get('wallet')) ?? (wallets.at(-1) as (typeof wallets)[number])
  const isConnected = useSyncExternalStore(wallet.subscribe, () => wallet.isConnected)
  const [sends, setSends] = useState(false)
  const recipient = entered.get('to') ?? ''
  const amount = nanograms(entered.get('amount') ?? '')
  const isReady = tryParseAddress(recipient) !== undefined && amount !== undefined
  const request = isReady ? { from: wallet.address, messages: [{ address: recipient, amount }] } : undefined
  return (
    <div className="two tool-page">
      <div className="sending">
        <form
          className="card entry"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            window.location.hash = to.tool('send', enteredIn(event.currentTarget))
          }}
        >
          <h2>{tell('wallet.payment')}</h2>
          <div className="fields">
            <label className="field">
              {tell('wallet.account')}
              <select name="wallet" defaultValue={entered.get('wallet') ?? 'v5r1'}>
                {wallets.map(({ kind }) => (
                  <option key={kind}>{kind}</option>
                ))}
              </select>
            </label>
            <Field
              name="to"
              label={tell('wallet.to')}
              defaultValue={recipient || EXAMPLE_RECEIVER}
              fault={recipient && !tryParseAddress(recipient) ? tell('ask') : undefined}
            />
            <Field
              name="amount"
              label={tell('wallet.amount')}
              defaultValue={entered.get('amount') || '1.25'}
              fault={entered.has('amount') && amount === undefined ? tell('wallet.amountWrong') : undefined}
            />
            <button type="submit" className="button" data-kind={request ? undefined : 'primary'}>
              {tell('wallet.preview')}
            </button>
          </div>
        </form>
        <WalletPanel wallet={wallet} isConnected={isConnected} sends={sends} onSends={setSends} />
      </div>
      {isConnected ? (
        <SendCycle
          account={wallet.address}
          request={request}
          sign={(one) => signBy(wallet, one)}
          sends={sends}
          onDone={() => {}}
        />
      ) : (
        <section className="card guide">
          <h2>{tell('guide')}</h2>
          <p>{tell('wallet.about')}</p>
        </section>
      )}
    </div>
  )
}

interface WalletPanelProps {
  wallet: Wallet
  isConnected: boolean
  sends: boolean
  onSends: (sends: boolean) => void
}

/** The wallet itself, as an extension would draw it. */
function WalletPanel({ wallet, isConnected, sends, onSends }: WalletPanelProps) {
  const tell = useToolWords()
  const waiting = useSyncExternalStore(wallet.subscribe, () => wallet.waiting)
  const [fault, setFault] = useState('')
  async function connect() {
    const event = await wallet.bridge.connect(2, { manifestUrl: location.href, items: [{ name: 'ton_addr' }] })
    setFault(event.event === 'connect_error' ? event.payload.message : '')
  }
  return (
    <section className="card entry" aria-label={tell('wallet.title')}>
      <h2>{tell('wallet.title')}</h2>
      <div className="fields">
        {isConnected ? (
          <>
            <label className="field">
              {tell('wallet.does')}
              <select defaultValue="ask" onChange={({ target }) => wallet.behave({ send: target.value as SendAnswer })}>
                {ANSWERS.map((answer) => (
                  <option key={answer}>{answer}</option>
                ))}
              </select>
            </label>
            <label className="tick">
              <input type="checkbox" checked={sends} onChange={({ target }) => onSends(target.checked)} />
              {tell('wallet.sends')}
            </label>
            {waiting.length > 0 && (
              <fieldset className="wallet-ask">
                <legend>{tell('wallet.asks')}</legend>
                <button type="button" className="button" data-kind="primary" onClick={() => void wallet.approve()}>
                  {tell('wallet.approve')}
                </button>
                <button type="button" className="button" onClick={() => void wallet.refuse()}>
                  {tell('wallet.refuse')}
                </button>
              </fieldset>
            )}
            <button type="button" className="button" onClick={() => wallet.disconnect()}>
              {tell('wallet.leave')}
            </button>
          </>
        ) : (
          <button type="button" className="button" data-kind="primary" onClick={() => void connect()}>
            {tell('wallet.connect')}
          </button>
        )}
        <p role="alert">{fault}</p>
      </div>
    </section>
  )
}
