import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createLocalService } from '../../../src/local/service.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { DecodePanel } from '../../../src/ui/tools/DecodePanel/DecodePanel.tsx'
import { BODIES } from '../../../stories/tools/bodies.ts'

afterEach(cleanup)
const service = createLocalService()

async function decoded(body: string, name: string) {
  const { container } = render(
    <TonCenterProvider baseUrl="http://local.test" fetch={service.fetch}>
      <DecodePanel defaultBody={body} />
    </TonCenterProvider>,
  )
  await screen.findByText(name)
  return container
}

describe('a decoded body', () => {
  it('has an amount of tokens that nobody names in the smallest units, and its cells folded', async () => {
    const container = await decoded(BODIES.jettonTransfer, 'Amount')
    expect(container.textContent).toContain('1,500,000 in the smallest units')
    expect(container.querySelector('details[data-part="cells"]')).toHaveProperty('open', false)
    expect(container.textContent).not.toContain('x{')
  })

  it('has its cells open where nobody knows its fields', async () => {
    const container = await decoded('deadbeef00112233', 'Cells')
    expect(await screen.findByText(/Nobody has named these fields/)).toBeTruthy()
    expect(container.textContent).toContain('x{DEADBEEF00112233}')
  })
})
