import { BalanceBadge, TransactionList } from 'toncenter-react/ui'
import './host.css'

export const HostTokens = ({ address }: { address: string }) => (
  <div className="host">
    <BalanceBadge address={address} size="large" />
    <TransactionList address={address} pageSize={2} paging="load-more" />
    <div className="host-green">
      <TransactionList address={address} pageSize={2} paging="load-more" />
    </div>
  </div>
)
