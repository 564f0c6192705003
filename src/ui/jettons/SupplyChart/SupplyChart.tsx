'use client'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { defineHistory } from '../../charts/defineHistory.tsx'
import { LegendItem, type Series } from '../../charts/Legend.tsx'
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

const SERIES: Readonly<Record<SupplyPoint['by'], Series | undefined>> = {
  mint: 'value',
  burn: 'third',
  first: undefined,
}

/**
 * The supply of a jetton after each of its mints and burns, as steps of one width with a dot for each. It counts back from the
 * current supply. Each change with its time is in a table behind it. Two requests, one of which `JettonCard` shares; with `data`
 * none. Renders a `<div role="group">`.
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
    const counts = [
      words('supply.mints', { count: format.number(mints) }),
      words('supply.burns', { count: format.number(burns) }),
    ] as const
    // Where changes are missing nobody knows the numbers of the others.
    const isPart = isCut || points[0]?.by !== 'first'
    const place = (rank: number) => (isPart ? '' : words('supply.place', { rank: format.number(rank) }))
    const sub = words(isCut ? 'supply.subCut' : 'supply.sub')
    const token = { symbol, decimals }
    return {
      sub,
      note: visibleString(symbol, 32),
      story: `${sub}. ${counts.join('. ')}.`,
      series: (
        <>
          <LegendItem series="value">{counts[0]}</LegendItem>
          <LegendItem series="third">{counts[1]}</LegendItem>
        </>
      ),
      seriesOf: ({ by }: SupplyPoint) => SERIES[by],
      points,
      ordered: [place(1), place(mints + burns)],
      token,
      decimals,
      columns: [words('supply.label'), words('supply.change')],
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
