import type { ComponentProps } from 'react'
import { AccountCard, TransactionList } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

type RenderLink = NonNullable<ComponentProps<typeof AccountCard>['renderLink']>

/** Where things are is up to the explorer: `kind` and `id` are all that a component knows. Once on the provider does for all. */
const renderLink: RenderLink = ({ kind, id, children }) => (
  <a href={`#/${kind}/${encodeURIComponent(id)}`}>{children}</a>
)

export const AccountPage = ({ address }: { address: string }) => (
  <main style={{ display: 'grid', gap: 16 }}>
    <AccountCard address={address} renderLink={renderLink} />
    <TransactionList address={address} renderLink={renderLink} heading="Transactions" paging="load-more" pageSize={5} />
  </main>
)
