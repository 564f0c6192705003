import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TransactionsResponse } from '../../src/contract/v3/endpoints/transactions.ts'
import { actions } from '../../src/endpoints/v3/actions/actions.ts'
import { actionExport } from '../../src/history/actionExport.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { activityFilterToExport } from '../../src/ui/activity/filters/asked.ts'
import type { ActivityFilter } from '../../src/ui/activity/filters/filter.ts'
import { ExportButton } from '../../src/ui/export/ExportButton.tsx'

const service = createLocalService()
afterEach(cleanup)

async function textOf(file: Blob): Promise<string> {
  const reader = new FileReader()
  reader.readAsText(file)
  await waitFor(() => expect(reader.result).not.toBeNull())
  return String(reader.result)
}

/** What the button saves, as rows of NDJSON, and its status. */
async function saved(element: ReactElement, fetch: (request: Request) => Promise<Response> = service.fetch) {
  let file: Blob | undefined
  Object.assign(URL, {
    createObjectURL(made: Blob) {
      file = made
      return '#'
    },
    revokeObjectURL() {},
  })
  render(
    <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch}>
      {element}
    </TonCenterProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  fireEvent.click(screen.getByRole('button', { name: 'Export as NDJSON', hidden: true }))
  await waitFor(() => expect(file).toBeDefined())
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  const status = screen.getByRole('status').textContent
  cleanup()
  const lines = (await textOf(file as Blob)).trim().split('\n')
  return { status, rows: lines.map((line) => JSON.parse(line) as Record<string, string | null>) }
}

describe('the export of a filtered feed', () => {
  const rowsOf = async (filter: ActivityFilter) => {
    const { rows } = await saved(
      <ExportButton
        endpoint={actions}
        {...activityFilterToExport(filter, demoAccounts.main)}
        columns={actionExport(demoAccounts.main)}
      />,
    )
    return rows
  }

  it('has the rows that the filter lets through, those that no endpoint knows too', async () => {
    const all = await rowsOf({})
    const sent = all.filter(({ direction }) => direction === 'out' || direction === 'self')
    const failed = all.filter(({ status }) => status === 'failed' || status === 'bounced')
    expect([sent.length > 10, sent.length < all.length, failed.length > 0]).toEqual([true, true, true])
    expect(await rowsOf({ direction: 'out' })).toEqual(sent)
    expect(await rowsOf({ outcome: 'failed' })).toEqual(failed)
    const jettons = await rowsOf({ asset: demoAccounts.cometJetton, kinds: ['transfer'] })
    expect(new Set(jettons.flatMap(({ paid_asset, got_asset }) => paid_asset ?? got_asset ?? []))).toEqual(
      new Set([demoAccounts.cometJetton]),
    )
  })
})

describe('the export of a history', () => {
  it('says that the file ends before a row that is not final', async () => {
    const history = <ExportButton history={{ account: demoAccounts.main, kinds: ['transactions'] }} />
    const { rows: whole, status } = await saved(history)
    expect(status).toBe(`${whole.length} rows`)
    const { rows, ...early } = await saved(history, async (request) => {
      const body: TransactionsResponse = await (await service.fetch(request)).json()
      const open = body.transactions.map((row) =>
        row.hash === whole[40]?.hash ? { ...row, finality: 'confirmed' } : row,
      )
      return Response.json({ ...body, transactions: open })
    })
    expect(rows).toEqual(whole.slice(0, 40))
    expect(early.status).toBe('40 rows The file ends before the first row that is not final yet.')
  })

  it('goes on where it failed, and saves each row once: they add up to the balance', async () => {
    let file: Blob | undefined
    Object.assign(URL, {
      createObjectURL(made: Blob) {
        file = made
        return '#'
      },
      revokeObjectURL() {},
    })
    let isDown = false
    let answered = 0
    render(
      <TonCenterProvider
        network="local"
        baseUrl="http://local"
        retries={0}
        fetch={(request) => {
          // The second page of rows is refused once.
          if (++answered === 2) isDown = true
          return isDown ? Promise.resolve(new Response('{"error":"down"}', { status: 500 })) : service.fetch(request)
        }}
      >
        <ExportButton history={{ account: demoAccounts.main }} />
      </TonCenterProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    fireEvent.click(screen.getByRole('button', { name: 'Export as NDJSON', hidden: true }))
    const resume = await screen.findByRole('button', { name: 'Resume' })
    expect(file).toBeUndefined()
    isDown = false
    fireEvent.click(resume)
    await waitFor(() => expect(file).toBeDefined())
    const rows = (await textOf(file as Blob))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>)
    expect(screen.getByRole('status').textContent).toBe(`${rows.length} rows`)
    const own = rows.filter(({ asset }) => asset === null)
    const [first] = own
    const before = BigInt(first?.balance_after_nanograms ?? 0) - BigInt(first?.change_units ?? 0)
    const sum = own.reduce((all, row) => all + BigInt(row.change_units ?? 0), before)
    expect(String(sum)).toBe(own.at(-1)?.balance_after_nanograms)
    expect(rows.length).toBeGreaterThan(400)
  })
})
