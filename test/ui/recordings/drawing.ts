import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import type { AnyEndpoint } from '../../../src/core/endpoint.ts'
import type { Schema } from '../../../src/core/schema/schema.ts'
import { toDecimal } from '../../../src/core/values/amount.ts'
import type { ShownTransaction } from '../../../src/fromV2/shown.ts'

/** An endpoint, as far as its answers are concerned. */
export interface Answered<Data> {
  readonly generation: AnyEndpoint['generation']
  readonly response: Schema<Data>
}

type Draw<Data> = (data: Data) => ReactNode
/** Checks the drawing of an answer; `drawing` is the index of the drawing. */
type Check<Data> = (drawn: HTMLElement, data: Data, drawing: number) => void | Promise<void>

/** What transactions cost, nanograms: a message that is sent pays its way beside `total_fees`, and the balances agree. */
export const paidFor = (transactions: readonly ShownTransaction[]): string =>
  String(
    transactions
      .flatMap(({ total_fees, out_msgs }) => [total_fees, ...out_msgs.map(({ fwd_fee }) => fwd_fee ?? '0')])
      .reduce((sum, part) => sum + BigInt(part), 0n),
  )

/** How the answer of an endpoint is drawn, and what the page must then hold. */
export interface Drawing {
  readonly endpoint: Answered<never>
  /** One after the other, each in the place of the one before. */
  readonly drawings: readonly Draw<never>[]
  readonly check: Check<never>
}

export const draw = <Data>(
  endpoint: Answered<Data>,
  drawings: Draw<Data> | readonly Draw<Data>[],
  check: Check<Data>,
): Drawing => ({ endpoint: endpoint as Answered<never>, drawings: [drawings].flat(), check })

/** A list with a row for each of `rowsIn`, each of which is checked. */
export const drawList = <Data, Row>(
  endpoint: Answered<Data>,
  rowsIn: (data: Data) => readonly Row[],
  drawing: Draw<Data>,
  checkRow: (element: HTMLElement, row: Row, data: Data) => void,
): Drawing =>
  draw(endpoint, drawing, async (drawn, data) => {
    const rows = rowsIn(data)
    expect(rows.length).toBeGreaterThan(0)
    const elements = await rowsOf(drawn, rows.length)
    for (const [index, element] of elements.entries()) checkRow(element, rows[index] as Row, data)
  })

/** All of these texts are in the element, whatever their commas. */
export function expectTexts(element: Element | undefined, texts: readonly string[]): void {
  for (const text of texts) expect(plain(element?.textContent)).toContain(plain(text))
}

/** A text without the commas between thousands. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(',', '')

/** An amount of the native coin, from nanograms, as components write it in full. */
export const coins = (amount: string | null | undefined) => toDecimal(amount ?? '0', 9)

/** Rows of a list, without headings of days. Virtual rows are drawn late, and all of them in a page that is as high as they are. */
export async function rowsOf(drawn: HTMLElement, count: number): Promise<HTMLElement[]> {
  const all = () => [...drawn.querySelectorAll<HTMLElement>('[data-part="row"]:has([data-column])')]
  await vi.waitFor(() => expect(all()).toHaveLength(count))
  return all()
}
