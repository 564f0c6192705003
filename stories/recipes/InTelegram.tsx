import type { CSSProperties } from 'react'
import { BalanceBadge, TransactionList } from 'toncenter-react/ui'

/** What telegram-web-app.js sets on `<html>`, here on a part of the page. */
const telegram = {
  '--tg-color-scheme': 'dark',
  '--tg-theme-bg-color': '#17212b',
  '--tg-theme-section-bg-color': '#17212b',
  '--tg-theme-section-separator-color': '#111921',
  '--tg-theme-text-color': '#f5f5f5',
  '--tg-theme-link-color': '#6ab3f3',
  '--tg-theme-accent-text-color': '#6ab2f2',
} as CSSProperties

export const InTelegram = ({ address }: { address: string }) => (
  <main style={{ ...telegram, maxInlineSize: 390, padding: 12, background: '#232e3c', color: '#f5f5f5' }}>
    <p>
      <BalanceBadge address={address} size="large" />
    </p>
    <TransactionList address={address} paging="load-more" pageSize={4} />
  </main>
)
