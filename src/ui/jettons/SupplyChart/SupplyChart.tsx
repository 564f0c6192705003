'use client'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { defineHistory } from '../../charts/defineHistory.tsx'
import { Amount } from '../../parts/Amount.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { supplyTexts } from '../../words/en/jettons.ts'
import { type SupplyHistoryOptions, type SupplyPoint, useSupplyHistory } from './useSupplyHistory.ts'

export interface SupplyChartProps
  extends Omit<ComponentProps<'root', JettonMaster, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<SupplyHistoryOptions, 'address' | 'events'> {}

/**
 * The supply of a jetton after each of its mints and burns, as steps of one width. It counts back from the current supply. Each
 * change with its time is in a table behind it. Two requests, one of which `JettonCard` shares; with `data` none. Renders a `<div role="group">`.
 */
export const SupplyChart = /* @__PURE__ */ defineHistory({
  name: 'SupplyChart',
  texts: supplyTexts,
  stem: 'supply',
  own: { address: true, events: true, metadata: true, addressBook: true },
  useModel: (props: SupplyChartProps) => useSupplyHistory(props),
  useChart({ points = [], isCut, symbol, decimals }) {
    const { wordsOf, format } = useScope()
    const words = wordsOf(supplyTexts)
    const mints = points.filter(({ by }) => by === 'mint').length
    const burns = points.filter(({ by }) => by === 'burn').length
    const counts = { mints: format.number(mints), burns: format.number(burns) }
    const token = { symbol, decimals }
    return {
      sub: words(isCut ? 'supply.subCut' : 'supply.sub', counts),
      note: visibleString(symbol, 32),
      story: words('supply.story', counts),
      points,
      isOrdered: true,
      token,
      decimals,
      columns: [words('supply.time'), words('supply.amount'), words('supply.change')],
      cellsOf: ({ by, change }: SupplyPoint) => [
        by === 'first' ? (
          words('supply.first')
        ) : (
          <span key={by}>
            {words(`supply.${by}`)}{' '}
            <Amount data={by === 'mint' ? change : `-${change}`} token={token} precision="full" withSymbol={false} />
          </span>
        ),
      ],
    }
  },
})
