import { BalanceBadge } from 'toncenter-react/ui'

const panel = { padding: 16, borderRadius: 8 }

/** `data-theme` or a class `dark` on any ancestor is followed without a script; so is the reader's system where there is none. */
export const Looks = ({ address }: { address: string }) => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
    <div data-theme="light" style={{ ...panel, background: '#ffffff' }}>
      <BalanceBadge address={address} />
    </div>
    <div className="dark" style={{ ...panel, background: '#11161d' }}>
      <BalanceBadge address={address} />
    </div>
    <div dir="rtl" style={panel}>
      <BalanceBadge address={address} density="compact" />
    </div>
  </div>
)
