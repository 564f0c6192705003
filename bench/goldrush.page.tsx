// @ts-expect-error It is loaded when the bench runs, and not installed with the project.
import { GoldRushProvider, TransactionsList } from 'goldrush-kit'
import { createElement } from 'react'
import { offer } from './painted.ts'

// What `rows.bench.ts` builds for Chromium with React 18: the list of GoldRush Kit, whose service answers from the page itself.

/** It draws every row at once: 10 000 of them take minutes. */
const COUNT = 1_000
const account = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const items = Array.from({ length: COUNT }, (_, index) => ({
  tx_hash: `0x${index.toString(16).padStart(64, '0')}`,
  block_height: index,
  block_signed_at: new Date(1_700_000_000_000 + index * 1_000).toISOString(),
  from_address: account(index),
  to_address: account(index + 1),
  value: '1000000000000000000',
  pretty_value_quote: '$1.00',
  fees_paid: '1000000000000000',
  pretty_gas_quote: '$0.01',
  gas_metadata: { contract_decimals: 18, contract_ticker_symbol: 'ETH' },
  successful: true,
}))
const answer = JSON.stringify({ data: { items, chain_name: 'eth-mainnet' }, error: false, error_message: null })
window.fetch = async () => {
  const response = new Response(answer, { headers: { 'content-type': 'application/json' } })
  // It wants to know where an answer came from.
  return Object.defineProperty(response, 'url', { value: location.href })
}

offer({
  [`GoldRush Kit, ${COUNT} rows only`]: {
    row: 'tr',
    last: 'tbody tr:nth-child(20)',
    draw: () =>
      createElement(
        GoldRushProvider,
        { apikey: `cqt_rQ${'b'.repeat(26)}` },
        createElement(TransactionsList, { chain_name: 'eth-mainnet' }),
      ),
  },
})
