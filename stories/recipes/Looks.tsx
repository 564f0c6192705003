import { BalanceBadge } from 'toncenter-react/ui'

/** `data-theme` or a class `dark` on any ancestor is followed without a script; so is the reader's system where there is none. */
export const Looks = ({ address }: { address: string }) => (
  <>
    <div data-theme="light">
      <BalanceBadge address={address} />
    </div>
    <div className="dark" style={{ background: '#0a0e13' }}>
      <BalanceBadge address={address} />
    </div>
    <div dir="rtl">
      <BalanceBadge address={address} density="compact" />
    </div>
  </>
)
