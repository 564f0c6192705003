'use client'
import { useBalance } from 'toncenter-react'
import { formatAmount } from 'toncenter-react/client'

export function Balance({ address }: { address: string }) {
  const { data, error } = useBalance(address)
  return <h1>{error?.message ?? (data === undefined ? '…' : `${formatAmount(data, 9)} GRAM`)}</h1>
}
