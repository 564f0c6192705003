import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { AddressInspector } from '../../../src/ui/tools/AddressInspector/AddressInspector.tsx'

const { main } = demoAccounts
const ADDRESS = toFriendlyAddress(main)
const fetch = vi.fn()
afterEach(cleanup)

/** The repairs that are offered for a text. */
function repairsOf(text: string) {
  render(
    <TonCenterProvider baseUrl="http://local.test" fetch={fetch}>
      <AddressInspector defaultAddress={text} />
    </TonCenterProvider>,
  )
  return [...document.querySelectorAll('[data-part="repair"]')]
}

it.each([
  ['one character is another', ADDRESS.slice(0, 30) + (ADDRESS[30] === 'x' ? 'y' : 'x') + ADDRESS.slice(31), ADDRESS],
  ['one is missing', ADDRESS.slice(0, 30) + ADDRESS.slice(31), ADDRESS],
  ['a raw address lost its 0:', main.slice(2).toLowerCase(), main],
])('takes over the repaired address where %s, and asks nobody', (_what, text, repaired) => {
  const repairs = repairsOf(text)
  expect(repairs.map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(repaired))
  fireEvent.click(screen.getByRole('button', { name: repaired }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', repaired)
  expect(document.querySelector('[data-part="repair"]')).toBeNull()
  expect(screen.getAllByText(main).length).toBeGreaterThan(0)
  expect(fetch).not.toHaveBeenCalled()
})

it('offers nothing for a text that no change of one character repairs', () => {
  expect(repairsOf(ADDRESS.slice(0, 20))).toEqual([])
})
