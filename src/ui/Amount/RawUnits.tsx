'use client'
import * as detailIcons from '../icons/detailPaths.ts'
import { useScope } from '../root/scope.ts'
import { Badge } from '../StatusBadge/Badge.tsx'
import { rawUnitsTexts } from './rawUnitsTexts.ts'

/** Says that an amount is in smallest units, because the token does not say how many decimals it has. */
export function RawUnits() {
  const words = useScope().wordsOf(rawUnitsTexts)
  return (
    <Badge tone="warning" icon={detailIcons.warn} tip={words('amount.rawUnitsWhy')}>
      {words('amount.rawUnits')}
    </Badge>
  )
}
