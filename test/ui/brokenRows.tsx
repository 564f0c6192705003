import { act, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import type { ResponseMismatchError } from '../../src/core/errors.ts'
import { createLocalService } from '../../src/local/service.ts'
import type { Break, Row } from '../support/breaks.ts'
import { inProcess } from '../support/inProcess.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'
import type { List } from './lists.tsx'

stubLayout()

const service = createLocalService({ mine: 'manual' })

/** Draws the demo chain's answers, with one row of each list altered while `breaks` is set. */
function open(element: ReactElement, member: string, kind: string) {
  const change: { breaks?: ((row: Row) => unknown) | undefined } = {}
  const { url, fetch } = inProcess(async (url) => {
    const answer = await (await service.fetch(url)).json()
    const rows: unknown = member === '' ? answer : answer[member]
    if (change.breaks && Array.isArray(rows) && rows.length) {
      const at = Math.min(1, rows.length - 1)
      rows[at] = change.breaks(rows[at])
    }
    return answer
  })
  const heard: ResponseMismatchError[] = []
  const { wrapper, queryClient } = setup({
    baseUrl: url,
    fetch,
    onResponseMismatch: 'report',
    onMismatch: (report) => heard.push(report),
  })
  const { container } = render(element, { wrapper })
  const part = (name: string) => [...container.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  /** From the beginning: a list that is only refetched keeps the rows that it has. */
  const again = (breaks?: (row: Row) => unknown) => {
    change.breaks = breaks
    return queryClient.resetQueries()
  }
  /** All requests are answered, those of the rows too, and drawn. */
  const settled = async () => {
    await waitFor(() => {
      expect(part(kind).length + part('unreadable').length).toBeGreaterThan(0)
      expect(queryClient.isFetching()).toBe(0)
    })
    await act(() => vi.dynamicImportSettled())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  }
  return { container, part, heard, again, settled }
}

/** What rows or cards say, but for ages. */
function said(elements: readonly HTMLElement[]): string[] {
  return elements.map((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const time of copy.querySelectorAll('time')) time.remove()
    return copy.textContent ?? ''
  })
}

/** Draws a list whole, then with a broken row. Expects all other rows as before, and a message in the broken one. */
export async function drawsOthers([name, element, member]: List, [how, breaks]: Break): Promise<void> {
  const kind = name === 'NftGrid' ? 'card' : 'row'
  const { container, part, heard, again, settled } = open(element, member, kind)
  await settled()
  const whole = said(part(kind))
  expect(part('unreadable')).toEqual([])
  expect(heard).toEqual([])

  await again(breaks)
  await settled()
  // Some parts may be absent.
  const isBroken = heard.length > 0
  if (!how.includes('parts')) expect(isBroken).toBe(true)
  if (isBroken) {
    expect(heard[0]).toMatchObject({ code: 'response-mismatch', network: 'local' })
    expect(heard[0]?.path).toContain(Math.min(1, whole.length - 1))
  }
  expect(part('unreadable').map(({ textContent }) => textContent)).toEqual(isBroken ? ['1 row could not be read'] : [])
  expect(part('undrawn')).toEqual([])
  expect(container.querySelector('[data-state="error"]')).toBeNull()
  // With the row may go what counts or folds it: the head of its day.
  const drawn = said(part(kind))
  expect(whole.filter((text) => !drawn.includes(text)).length).toBeLessThanOrEqual(2)
  for (const row of container.querySelectorAll('[role="row"]'))
    expect(row.getAttribute('aria-rowindex')).toMatch(/^\d+$/)
}
