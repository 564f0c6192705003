'use client'
import { useState } from 'react'
import { useMessageStatus, useSendMessage } from 'toncenter-react'
import { SendBocForm } from 'toncenter-react/ui'

const RECIPIENT = 'UQDbOjRrEag9cYiFzVP-zZ00EW-fj8M44_vPRHvXeCv7sYwW'

/** Has the local chain sign a payment by the key of its wallet: a BoC. @throws {Error} where it has no such key */
async function sign(from: string): Promise<string> {
  const response = await fetch('/ton/local/sign', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, to: RECIPIENT, value: '1250000000' }),
  })
  const { result, error } = (await response.json()) as { result?: { boc: string }; error?: string }
  if (!result) throw new Error(error ?? `The local chain answered ${response.status}.`)
  return result.boc
}

/** Signs, sends and follows a payment. In place of `sign` a real app asks a wallet, by `sendTransaction` of TON Connect. */
function Pay({ from }: { from: string }) {
  const [boc, setBoc] = useState<string>()
  const [error, setError] = useState('')
  const { mutateAsync: send } = useSendMessage()
  const { data: message } = useMessageStatus(boc)
  async function pay() {
    setError('')
    try {
      const signed = await sign(from)
      await send({ boc: signed })
      setBoc(signed)
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
  }
  return (
    <section>
      <button type="button" onClick={pay}>
        Pay 1.25 GRAM
      </button>
      <p role="status">{message && [message.status, message.outcome?.status].filter(Boolean).join(', ')}</p>
      {error && <p role="alert">{error}</p>}
    </section>
  )
}

/** The local chain signs by itself. On other networks the form sends what a wallet has signed. */
export const Send = ({ from, isLocal }: { from: string; isLocal: boolean }) =>
  isLocal ? <Pay from={from} /> : <SendBocForm />
