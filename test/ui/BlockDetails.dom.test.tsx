import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { RenderLink } from '../../src/react/settings.ts'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { block, mergedBlock } from '../../stories/fixtures/blocks.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const renderLink: RenderLink = ({ kind, id, children }) => <a href={`#${kind}/${id}`}>{children}</a>

function draw(element: React.ReactElement) {
  const { container } = render(
    <TonCenterProvider network="mainnet" renderLink={renderLink} baseUrl="http://local.test">
      {element}
    </TonCenterProvider>,
  )
  return container
}

describe('a block', () => {
  const badges = (over: Parameters<typeof block>[0]) =>
    [...draw(<BlockDetails data={block(over)} />).querySelectorAll('[data-part="badge"]')].map((one) => one.textContent)

  it('says nothing of its load where its shard is the whole workchain: it has no neighbour to merge with', () => {
    expect(badges({ want_merge: true })).toEqual([])
    expect(badges({ workchain: -1, want_merge: true })).toEqual([])
  })
  it('says that its load is low where its shard may merge, and high where it may split', () => {
    expect(badges({ want_merge: true, shard: '4000000000000000' })).toEqual(['Low load'])
    expect(badges({ want_split: true })).toEqual(['High load'])
  })

  const links = (over: Parameters<typeof block>[0]) =>
    [...draw(<BlockDetails data={block(over)} />).querySelectorAll('a')].map((link) => link.getAttribute('href'))

  it('of the masterchain has no link to itself', () => {
    const own = { workchain: -1, shard: '8000000000000000', seqno: 58_214_903 }
    expect(links({ ...own, masterchain_block_ref: own })).not.toContain('#block/-1:8000000000000000:58214903')
  })
  it('has its neighbour once: in its facts, or where the app links to it', () => {
    const facts = (element: React.ReactElement) => draw(element).querySelector('[data-part="body"]')?.parentElement
    expect(facts(<BlockDetails data={block({})} />)?.textContent).toContain('Previous')
    expect(facts(<BlockDetails data={block({})} actions="links" />)?.textContent).not.toContain('Previous')
  })
  it('has those before a merge beside the links of the app: they are of other shards', () => {
    const { textContent } = draw(<BlockDetails data={mergedBlock} actions="links" />)
    expect(textContent).toContain('0:4000')
  })
  it('of a shard links to the masterchain block that holds it', () => {
    expect(links({})).toContain('#block/-1:8000000000000000:58214903')
  })
})

describe('an empty list of transactions', () => {
  it('of a block does not promise more: a block is complete', () => {
    const { textContent } = draw(<TransactionList filter={{ workchain: 0, seqno: 1 }} data={[]} />)
    expect(textContent).toContain('No account ran in this block.')
    expect(textContent).not.toMatch(/yet|will appear/)
  })
  it('of an account says what will appear', () => {
    expect(draw(<TransactionList address={`0:${'1'.repeat(64)}`} data={[]} />).textContent).toContain(
      'No transactions yet',
    )
  })
})
