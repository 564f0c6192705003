'use client'
import { type FormEvent, type ReactNode, useState } from 'react'
import { MessageLife } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/**
 * Asks a wallet to send, and draws what becomes of the message and of the money. `send` is the wallet, such as
 * `() => tonConnect.sendTransaction({ … })`; `children` are the fields. Needs a `TonCenterProvider` above it.
 */
export function SendForm({
  send,
  children,
}: {
  send: (fields: FormData) => Promise<{ boc: string }>
  children?: ReactNode
}) {
  const [sent, setSent] = useState<{ boc: string }>()
  const [error, setError] = useState('')
  const [isAsking, setAsking] = useState(false)
  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsking(true)
    setError('')
    try {
      setSent(await send(new FormData(event.currentTarget)))
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    } finally {
      setAsking(false)
    }
  }
  return (
    <form onSubmit={ask} style={{ display: 'grid', gap: 16 }}>
      {children}
      <button type="submit" disabled={isAsking}>
        Send
      </button>
      {error && <p role="alert">{error}</p>}
      <MessageLife message={sent} />
    </form>
  )
}
