import { BalanceBadge, TransactionList } from 'toncenter-react/ui'
import './host.css'

export const HostTokens = ({ address }: { address: string }) => (
  <div className="host">
    <BalanceBadge address={address} />
    <TransactionList account={address} columns={['status', 'hash', 'amount']} pageSize={3} paging="load-more" />
    <div className="host-green">
      <TransactionList account={address} columns={['status', 'hash', 'amount']} pageSize={3} paging="load-more" />
    </div>
  </div>
)
