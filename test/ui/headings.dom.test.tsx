import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { cloneElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { HeadingProps } from '../../src/ui/root/Heading.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { transaction } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { CARDS, open } from './brokenCards.tsx'
import { LISTS } from './lists.tsx'

stubLayout()
afterEach(cleanup)

type Titled = React.ReactElement<HeadingProps & { heading?: string }>

const LEVELS: readonly HeadingProps['headingLevel'][] = [undefined, 1, 4, false]
const levels = (root: Element) =>
  [...root.querySelectorAll('[role="heading"]')].map((heading) => Number(heading.getAttribute('aria-level')))

function draw(element: React.ReactElement) {
  const { container } = render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
      {element}
    </TonCenterProvider>,
  )
  return container
}

describe.each(LEVELS)('with a heading level of %s', (headingLevel) => {
  it.each(LISTS)('%s has its title there', (_name, element) => {
    const container = draw(cloneElement(element as Titled, { heading: 'Latest', headingLevel }))
    expect(container.querySelector('[data-part="heading"]')?.textContent).toBe('Latest')
    expect(levels(container)).toEqual(headingLevel === false ? [] : [headingLevel ?? 2])
  })

  it.each(CARDS.filter(([name]) => !['BalanceBadge', 'NftCard'].includes(name)))(
    '%s has its title there, and those inside one below it',
    async (name, element, member) => {
      const { container } = await open(cloneElement(element as Titled, { headingLevel }), member, (row) => row)
      const level = headingLevel || 2
      const count = name === 'TransactionDetails' ? 4 : name === 'TraceTree' ? 5 : 0
      const inside = Array.from({ length: count }, () => level + 1)
      expect(levels(container)).toEqual(headingLevel === false ? [] : [level, ...inside])
    },
  )
})

describe('what a row opens to', () => {
  const opened = async (props: Pick<Parameters<typeof TransactionList>[0], 'heading' | 'headingLevel'>) => {
    const container = draw(<TransactionList data={[transaction({})]} expandable {...props} />)
    fireEvent.click(container.querySelector('[data-part="row"] button[aria-expanded]') as Element)
    await waitFor(() => expect(container.querySelector('[data-part="body"]')).not.toBeNull())
    return levels(container)
  }
  it('has its titles below that of the list', async () => {
    expect(await opened({ heading: 'Latest' })).toEqual([2, 3, 3, 3])
  })
  it('has them in the place of a title that the list does not have', async () => {
    expect(await opened({})).toEqual([2, 2, 2])
    cleanup()
    expect(await opened({ headingLevel: 3 })).toEqual([3, 3, 3])
  })
  it('has no headings in a list that is to have none', async () => {
    expect(await opened({ heading: 'Latest', headingLevel: false })).toEqual([])
  })
})
