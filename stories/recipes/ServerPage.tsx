import { TonCenterProvider } from 'toncenter-react'
import type { Client } from 'toncenter-react/client'
import { transactions } from 'toncenter-react/endpoints/v3'
import { TransactionList } from 'toncenter-react/ui'

/** On the server, before anything is drawn. */
export async function loadHistory(client: Client, account: string) {
  const page = await client.request(transactions, { account: [account], limit: 10 })
  return { rows: page.transactions, addressBook: page.address_book, now: Date.now() }
}

interface ServerPageProps {
  client: Client
  history: Awaited<ReturnType<typeof loadHistory>>
}

/** The same on the server and in the page: `data` is drawn and nothing is asked for; `now` makes the ages agree. */
export const ServerPage = ({ client, history }: ServerPageProps) => (
  <TonCenterProvider client={client} now={history.now}>
    <TransactionList data={history.rows} addressBook={history.addressBook} heading="The last ten" />
  </TonCenterProvider>
)
