'use client'
import { HoldersTable } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** Who holds a jetton, richest first, with the share of each. Needs a `TonCenterProvider` above it. */
export function Holders({ jetton }: { jetton: string }) {
  return <HoldersTable jetton={jetton} heading="Holders" shares />
}
