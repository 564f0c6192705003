import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Metadata } from '../../../src/contract/v3/metadata.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { ValueFlow } from '../../../src/ui/traces/ValueFlow/ValueFlow.tsx'
import { accountOf, action, RECEIVER, sent, traceWith, WALLET } from '../../reading/made.ts'
import { stubLayout } from '../../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

/** Draws the head of a trace and its value flow; gives what each says of an account. */
function draw(data: Trace, metadata: Metadata = {}) {
  const { container } = render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
      <TraceTree data={data} addressBook={{}} metadata={metadata} />
      <ValueFlow data={data} addressBook={{}} metadata={metadata} />
    </TonCenterProvider>,
  )
  return (account: string) =>
    ['[data-part="effects"]', 'table'].map((part) =>
      container.querySelector(`${part} [data-account="${account}"]`)?.textContent?.replace(/\s/g, ' '),
    )
}

describe('what an account has more after a trace', () => {
  it('has extra currencies in the head and in the value flow, as raw units', () => {
    const say = draw(traceWith(sent({}, {}, { value_extra_currencies: { 100: '1250000000' } })))
    for (const text of say(WALLET)) expect(text).toContain('−1,250,000,000')
    for (const text of say(RECEIVER)) expect(text).toContain('+1,250,000,000')
    expect(screen.getAllByText('Raw units').length).toBeGreaterThanOrEqual(3)
  })

  it('has the same NFT items in both', () => {
    const item = accountOf(9)
    const minted = action('nft_mint', { nft_item: item, owner: RECEIVER, source: WALLET }, ['T0', 'T1'])
    const token_info = [{ type: 'nft_items', valid: true, name: 'Evening' }]
    const metadata = { [item]: { is_indexed: true, token_info } } as unknown as Metadata
    const say = draw(traceWith(sent({}, {}), [minted]), metadata)
    for (const text of say(RECEIVER)) expect(text).toMatch(/\+ .*Evening/)
  })

  it('shows the accounts and assets that the head leaves out, and takes them back, with the focus kept', () => {
    const extra = Object.fromEntries([1, 2, 3, 4, 5, 6].map((id) => [id, '7']))
    draw(traceWith(sent({}, {}, { value_extra_currencies: extra })))
    const [more] = screen.getAllByRole('button', { name: '+ 3 assets' })
    more?.focus()
    fireEvent.click(more as HTMLElement)
    expect(document.activeElement?.textContent).toBe('Fewer assets')
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(document.activeElement as HTMLElement)
    expect(screen.getAllByRole('button', { name: '+ 3 assets' })).toHaveLength(2)
  })
})
