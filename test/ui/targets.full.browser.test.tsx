import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { nftItems, nftMetadata } from '../../stories/fixtures/nfts.ts'
import { CONTROLS, LINKS, small, touch } from './small.ts'
import { find, panel, stage } from './stage.tsx'

const none = () => undefined
const COLUMNS = ['status', 'hash', 'amount'].map((id) => ({ id, label: id }))
const TOKENS = <JettonTable data={jettonWallets} metadata={jettonMetadata} />
const FILTER = <ActivityFilterBar data={{}} onChange={none} />
const choice = () => vi.waitFor(() => find(document, 'details[open] fieldset'))
const dialog = () => vi.waitFor(() => find(document, 'dialog[open]'))

it.each([
  ['the menu of an address', <AddressLabel key="" address={MAIN} data={null} />, 'button[aria-expanded]', panel],
  [
    'the chooser of columns',
    <ColumnChooser key="" columns={COLUMNS} value={['hash']} onChange={none} />,
    'summary',
    choice,
  ],
  ['the kinds of a filter', FILTER, '[data-part="control"]:nth-child(2) button', panel],
  ['the days of a filter', FILTER, '[data-part="control"]:nth-child(5) button', panel],
  ['the menu of a token', TOKENS, '[data-part="menu"] button', panel],
  ['an NFT', <NftGrid key="" data={nftItems} metadata={nftMetadata} />, '[data-part="card"]', dialog],
] as const)('in %s, which a press opens, targets are 24 px, and controls 40 px for fingers', async (...opens) => {
  const [, element, button, opened] = opens
  const { container, settle, redraw, resize } = await stage(null)
  for (const width of [360, 1000]) {
    await page.viewport(width + 32, 900)
    await redraw(element)
    await resize(width)
    find(container, button).click()
    const content = await opened()
    await settle()
    expect(content.querySelectorAll(CONTROLS).length).toBeGreaterThan(0)
    expect(small(content, `${CONTROLS}, ${LINKS}`, 24), `in ${width} px`).toEqual([])
    const fingers = await touch()
    expect(small(content, CONTROLS, 40), `in ${width} px`).toEqual([])
    await fingers.end()
    await redraw(null)
  }
})
