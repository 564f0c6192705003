import { toHexHash } from 'toncenter-react/client'
import { TransactionDetails } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { NotFoundPage } from './NotFound.tsx'

/** One transaction. One request. */
export function TransactionPage({ hash }: { hash: string }) {
  const hex = readHash(hash)
  if (!hex) return <NotFoundPage title="Not a hash" typed={hash} />
  return (
    <>
      <Title text={`Transaction ${hex.slice(0, 6)}…${hex.slice(-6)}`} />
      <TransactionDetails hash={hex} />
    </>
  )
}

function readHash(text: string): string | undefined {
  try {
    return toHexHash(text)
  } catch {
    return
  }
}
