import { useAddressName, useBalance } from 'toncenter-react'
import { formatAmount } from 'toncenter-react/client'

/** Of a thousand of these on one page, 250 share a request. */
export function Wallet({ address }: { address: string | undefined }) {
  const balance = useBalance(address)
  const name = useAddressName(address)
  if (balance.isPending) return <p>Loading …</p>
  if (balance.error) return <p role="alert">{balance.error.message}</p>
  return (
    <p>
      {name.data?.domain ?? 'This account'} holds {formatAmount(balance.data, 9, { maxFractionDigits: 2 })} GRAM
    </p>
  )
}
