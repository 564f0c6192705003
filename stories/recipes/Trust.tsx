import { ActivityFeed, JettonTable } from 'toncenter-react/ui'

/**
 * `dim` (the default) says why and keeps the row, `hide` folds it away and says how many, `show` only marks it. Once on the
 * provider, or for one component; `verifiedTokens` of the provider are the tokens whose names nobody else may copy.
 */
export const Careful = ({ address }: { address: string }) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <JettonTable address={address} trustPolicy="hide" heading="Tokens" pageSize={5} paging="load-more" />
    <ActivityFeed address={address} trustPolicy="dim" heading="Activity" pageSize={5} paging="load-more" />
  </div>
)
