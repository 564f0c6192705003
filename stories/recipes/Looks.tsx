import { BalanceBadge } from 'toncenter-react/ui'

const panel = {
  padding: 16,
  border: '1px solid rgb(128 140 160 / 0.35)',
  borderRadius: 10,
  font: '500 13px/20px var(--font-sans, system-ui)',
}

/** `data-theme` or a class `dark` on any ancestor is followed without a script; so is the reader's system where there is none. */
export const Looks = ({ address }: { address: string }) => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
    <div data-theme="light" style={{ ...panel, background: '#ffffff', color: '#121923' }}>
      <div>Light</div>
      <BalanceBadge address={address} />
    </div>
    <div className="dark" style={{ ...panel, background: '#11161d', color: '#e9eef4' }}>
      <div>Dark</div>
      <BalanceBadge address={address} />
    </div>
    <div dir="rtl" style={panel}>
      <div>Right to left, compact</div>
      <BalanceBadge address={address} density="compact" />
    </div>
  </div>
)
