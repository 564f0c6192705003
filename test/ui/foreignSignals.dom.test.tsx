import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { fruits } from './fruit.tsx'
import { fruitList } from './wholeLists.tsx'

afterEach(cleanup)

/** In Jest the signal is Node's, and the document's is jsdom's. */
function refuseSignals(this: EventTarget, ...args: Parameters<EventTarget['addEventListener']>): void {
  const [, , options] = args
  if (typeof options === 'object' && options.signal) throw new TypeError('signal is not of type AbortSignal')
  add.apply(this, args)
}
const add = EventTarget.prototype.addEventListener

it('tips, menus, lists and the chooser of columns need no signal that the document knows', () => {
  const spy = vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(refuseSignals)
  const columns = ['name', 'weight'].map((id) => ({ id, label: id }))
  const { container } = render(
    <TonCenterProvider network="mainnet">
      {fruitList(fruits(100))}
      <AddressLabel address={OWN} data={null} />
      <ColumnChooser columns={columns} value={['name']} onChange={() => {}} />
    </TonCenterProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Address formats/ }))
  const details = container.querySelector('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  fireEvent.pointerDown(document.body)
  expect(details.open).toBe(false)
  expect(screen.getAllByRole('row').length).toBeGreaterThan(100)
  spy.mockRestore()
})
