import { type ReactNode, useState } from 'react'
import { EXAMPLE_ACCOUNT, EXAMPLE_RECEIVER } from '../exampleAccounts.ts'
import { order } from '../orders.ts'
import { isLocal } from '../service.ts'
import { useToolWords } from './useToolWords.ts'

/** A transfer that a wallet of the demo chain signed, and nobody sent. Base64. */
export interface Signed {
  readonly boc: string
  readonly body: string
}

interface SignedExampleProps {
  to: (signed: Signed) => string
  /** Beside the button: another way. */
  children?: ReactNode
}

/** Fills a tool with a transfer that the demo signs for the reader. Other networks have no key to sign with. */
export function SignedExample({ to, children }: SignedExampleProps) {
  const tell = useToolWords()
  const [error, setError] = useState('')
  if (!isLocal) return null
  async function fill() {
    try {
      const transfer = {
        from: EXAMPLE_ACCOUNT,
        to: EXAMPLE_RECEIVER,
        value: '1250000000',
        comment: tell('signed.comment'),
      }
      window.location.hash = to((await order('sign', transfer)) as Signed)
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <h2>{tell('examples')}</h2>
      <div className="signed">
        <p>{tell('signed.text')}</p>
        <span className="ways">
          <button type="button" className="button" onClick={() => void fill()}>
            {tell('signed.fill')}
          </button>
          {children}
        </span>
        <p role="alert">{error}</p>
      </div>
    </>
  )
}
