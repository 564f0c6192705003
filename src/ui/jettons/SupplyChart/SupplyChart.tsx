'use client'
import { forwardRef } from 'react'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { Card } from '../../card/Card.tsx'
import { ChartSkeleton } from '../../charts/Chart.tsx'
import { HistoryChart } from '../../charts/HistoryChart.tsx'
import { Amount } from '../../parts/Amount.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import type { TokenBookProps } from '../../tokens/useTokenBooks.ts'
import { supplyTexts } from '../../words/en/jettons.ts'
import { type SupplyHistory, type SupplyHistoryOptions, useSupplyHistory } from './useSupplyHistory.ts'

export interface SupplyChartProps
  extends Omit<ComponentProps<'root', JettonMaster, HTMLDivElement>, 'slots'>,
    HeadingProps,
    TokenBookProps,
    Pick<SupplyHistoryOptions, 'address' | 'events'> {}

/**
 * The supply of a jetton over time, as steps. It counts back from the current supply, through the loaded mints and burns. Each
 * change is in a table behind it. Two requests, one of which `JettonCard` shares; with `data` none. Renders a `<div role="group">`.
 */
export const SupplyChart = forwardRef<HTMLDivElement, SupplyChartProps>(function SupplyChart(props, ref) {
  const { address, data, events, metadata, addressBook, queryOptions, ...rest } = props
  const words = useScope().wordsOf(supplyTexts)
  const model = useSupplyHistory(props)
  return (
    <Card
      rootRef={ref}
      label={words('supply.label')}
      model={model}
      empty={{ title: words('supply.empty'), text: words('supply.emptyText') }}
      skeleton={<ChartSkeleton />}
      {...rest}
    >
      {() => <Drawn model={model} />}
    </Card>
  )
})
SupplyChart.displayName = 'SupplyChart'

function Drawn({ model: { points = [], isCut, symbol, decimals } }: { model: SupplyHistory }) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(supplyTexts)
  const mints = points.filter(({ by }) => by === 'mint').length
  const burns = points.filter(({ by }) => by === 'burn').length
  const counts = { mints: format.number(mints), burns: format.number(burns) }
  return (
    <HistoryChart
      title={words('supply.label')}
      sub={words(isCut ? 'supply.subCut' : 'supply.sub')}
      note={visibleString(symbol, 32)}
      story={words('supply.story', counts)}
      legend={words('supply.legend', counts)}
      points={points}
      token={{ symbol, decimals }}
      decimals={decimals}
      columns={[words('supply.time'), words('supply.amount'), words('supply.change')]}
      cellsOf={({ by, change }) => [
        by === 'first' ? (
          words('supply.first')
        ) : (
          <span key={by}>
            {words(`supply.${by}`)}{' '}
            <Amount
              data={by === 'mint' ? change : `-${change}`}
              token={{ symbol, decimals }}
              precision="full"
              withSymbol={false}
            />
          </span>
        ),
      ]}
    />
  )
}
