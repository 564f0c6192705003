import { cleanup, render, renderHook, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import * as ui from '../../src/ui.ts'
import { oddMessages } from '../../stories/fixtures/messages.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'

afterEach(cleanup)
stubLayout()

const { main: MAIN, empty: EMPTY, sale: SALE } = demoAccounts
type Props = Readonly<Record<string, unknown>>

/** Component, headless hook, old name of `address`. */
const RENAMED = [
  ['TransactionList', 'useTransactionList', 'account'],
  ['JettonTable', 'useJettonTable', 'owner'],
  ['JettonTransferList', 'useJettonTransferList', 'owner'],
  ['JettonBurnList', 'useJettonBurnList', 'owner'],
  ['NftGrid', 'useNftGrid', 'owner'],
  ['NftTransferList', 'useNftTransferList', 'owner'],
  ['NftSaleList', 'useNftSalesOf', 'owner'],
  ['DnsRecordList', 'useDnsRecordList', 'wallet'],
  ['DnsAuctionList', 'useDnsAuctionList', 'bidder'],
] as const

/** A page, and the URLs that it asks a service for which never answers. */
function page() {
  const asked: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return new Promise<Response>(() => undefined)
  }
  return { asked, ...setup({ baseUrl: 'http://local.test', fetch }) }
}

async function askedByComponent(name: string, props: Props) {
  const Component = (ui as unknown as Record<string, ComponentType<Props>>)[name]
  if (!Component) throw new Error(`no ${name}`)
  const { asked, wrapper } = page()
  const { container } = render(<Component {...props} />, { wrapper })
  await waitFor(() => expect(asked).not.toEqual([]))
  return { asked, html: container.innerHTML.replaceAll(/«r\w+»|:r\w+:|_r_\w+_/g, '') }
}

async function askedByHook(name: string, props: Props) {
  const useModel = (ui as unknown as Record<string, (props: Props) => unknown>)[name]
  if (!useModel) throw new Error(`no ${name}`)
  const { asked, wrapper } = page()
  renderHook(() => useModel(props), { wrapper })
  await waitFor(() => expect(asked).not.toEqual([]))
  return asked
}

describe.each(RENAMED)('the account of %s and %s, which was `%s`', (component, hook, old) => {
  it('asks the same and draws the same under its old name', async () => {
    const now = await askedByComponent(component, { address: MAIN })
    expect(await askedByComponent(component, { [old]: MAIN })).toEqual(now)
    expect(now.html).not.toContain(MAIN)
  })

  it('asks the same in the headless hook', async () => {
    expect(await askedByHook(hook, { [old]: MAIN })).toEqual(await askedByHook(hook, { address: MAIN }))
  })

  it('is `address` where an app gives both', async () => {
    const asked = await askedByHook(hook, { address: EMPTY, [old]: MAIN })
    expect(asked).toEqual(await askedByHook(hook, { address: EMPTY }))
  })
})

describe('the sale contracts of NftSaleList, which were `address`', () => {
  it('are asked for under both names', async () => {
    const now = await askedByComponent('NftSaleList', { contracts: [SALE] })
    expect(await askedByComponent('NftSaleList', { address: [SALE] })).toEqual(now)
  })
})

describe('the view of MessageList, which was `account`', () => {
  it('draws the same under both names', () => {
    const draw = (props: Props) =>
      render(<ui.MessageList data={oddMessages} {...props} />, { wrapper: page().wrapper }).container.textContent
    const now = draw({ address: OWN })
    expect(now).toMatch(/OUT/i)
    expect(draw({ account: OWN })).toBe(now)
  })
})
