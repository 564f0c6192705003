import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { TraceNeighbours } from '../../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { flowBook, flowMetadata, transferTrace } from '../../../stories/fixtures/flows.ts'

afterEach(cleanup)

it('says of each step the tokens that its message carried, else the coins, with their unit', () => {
  const { container } = render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
      <TraceNeighbours
        data={transferTrace}
        transactionHash={transferTrace.transactions_order?.[2] as string}
        addressBook={flowBook}
        metadata={flowMetadata}
      />
    </TonCenterProvider>,
  )
  const steps = [...container.querySelectorAll('[data-part="steps"] > li')]
  const carried = steps.map((step) => step.querySelector('[data-part="carried"]'))
  expect(carried.map((one) => one?.querySelector('bdi')?.textContent)).toEqual([
    undefined,
    '0.1 GRAM',
    '0.72 COMET',
    '0.01 GRAM',
    '0.0801 GRAM',
  ])
  expect(carried[4]?.getAttribute('data-tip')).toBe('0.080129661 GRAM')
})
