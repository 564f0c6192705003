import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { pendingTrace } from '../../stories/fixtures/traces.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { oneBreakEach, type Row } from '../support/breaks.ts'
import { inProcess } from '../support/inProcess.ts'
import { setup, silenceReact } from '../support/react.tsx'
import { CARDS, failsAlone, open } from './brokenCards.tsx'

afterEach(cleanup)
silenceReact()

/** Each card with one break; all breaks of all cards are in `brokenCards.full.dom.test.tsx`. */
const CASES = oneBreakEach(CARDS)

describe('a card, whose answer is not as documented', () => {
  it.each(CASES)('%s fails alone, and says so, when its data %s', (_name, _how, card, broken) =>
    failsAlone(card, broken),
  )
})

describe.each([
  ['en', {}, /^The names? or tokens? of \d+ address(es)? could not be read$/],
  [
    'ru',
    russian,
    /^Не удалось прочитать имя или токен 1 адреса$|^Не удалось прочитать имена или токены \d+ адрес(а|ов)$/,
  ],
] as const)('in "%s" a card, whose books have entries that are not as documented,', (locale, dictionary, sentence) => {
  const speaking = (element: ReactElement) => (
    <TonCenterProvider locale={locale} dictionary={dictionary}>
      {element}
    </TonCenterProvider>
  )
  const notes = (container: Element) =>
    [...container.querySelectorAll('[data-part="unreadable"]')].map(({ textContent }) => textContent)
  const noEntry = (book: Row) => Object.fromEntries(Object.keys(book).map((key) => [key, 5]))

  it.each(CARDS)('%s is drawn, and says once that names and tokens are missing', async (name, element) => {
    const book = ['JettonCard', 'NftCollectionCard'].includes(name) ? 'metadata' : 'address_book'
    const { container } = await open(speaking(element), book, noEntry)
    await waitFor(() => expect(container.querySelector('[data-state="ready"]')).not.toBeNull())
    const isNameless = ['BlockDetails', 'StateCard', 'BalanceBadge'].includes(name)
    expect(notes(container)).toEqual(isNameless ? [] : [expect.stringMatching(sentence)])
  })

  it('says it of a pending trace, whose answer is another one', async () => {
    const books = { address_book: { [OWN]: 5 }, metadata: {} }
    const { url, fetch } = inProcess(({ pathname }) => ({
      ...books,
      traces: pathname.includes('pending') ? [pendingTrace] : [],
    }))
    const { wrapper } = setup({ baseUrl: url, fetch })
    const tree = speaking(<TraceTree messageHash={pendingTrace.external_hash as string} />)
    const { container } = render(tree, { wrapper })
    await waitFor(() => expect(notes(container)).toEqual([expect.stringMatching(sentence)]))
  })
})

describe('the state of the network, whose answer is not as documented', () => {
  it.each([null, 'sorry', 5, {}, { seqno: '7' }, { seqno: 7, gen_utime: 'sorry' }])(
    'says in a sentence that it cannot be read when the newest block is %j, until there is one again',
    async (last) => {
      const { container, change } = await open(<NetworkStatus />, 'last', () => last)
      expect((await screen.findByRole('alert')).textContent).toBe('The service sent something that cannot be read.')
      expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('error')
      change.breaks = (row) => row as never
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
      await waitFor(() => expect(container.querySelector('[data-part="block"]')).not.toBeNull())
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it.each([null, 'sorry', {}, { seqno: 600, gen_utime: 'sorry' }])(
    'says how long a block takes by the others when one of the last blocks is %j',
    async (block) => {
      const { container } = await open(<NetworkStatus />, 'blocks', () => block)
      await waitFor(() => expect(container.querySelector('[data-part="block"]')).not.toBeNull())
      await waitFor(() => expect(container.textContent).toContain('per block'))
    },
  )
})

describe('a card that cannot be drawn', () => {
  it('does not lay what the host gave it to the service', async () => {
    render(
      <TonCenterProvider network="mainnet">
        <BlockDetails data={{ workchain: 0, shard: '8000000000000000', seqno: 3, start_lt: 5 } as never} />
      </TonCenterProvider>,
    )
    const { textContent } = await screen.findByRole('alert')
    expect(textContent).toContain('This could not be shown.')
    expect(textContent).not.toContain('service')
  })

  it('says so, and is drawn when a refetch brings whole data', async () => {
    const { container, change } = await open(<BlockDetails seqno={3} />, 'blocks', (row) => ({ ...row, start_lt: 5 }))
    expect((await screen.findByRole('alert')).textContent).toContain('The service sent something that cannot be read.')
    change.breaks = (row) => row as never
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(container.querySelector('[data-part="facts"]')).not.toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
