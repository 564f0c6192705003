'use client'
import { forwardRef } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import { useTonCenter } from '../../../react/context.ts'
import { Card } from '../../card/Card.tsx'
import { ChartSkeleton } from '../../charts/Chart.tsx'
import { HistoryChart } from '../../charts/HistoryChart.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { priceHistoryTexts } from '../../words/en/nfts.ts'
import { type PriceHistoryOptions, usePriceHistory } from './usePriceHistory.ts'

export interface PriceLineProps
  extends Omit<ComponentProps<'root', readonly Action[], HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<PriceHistoryOptions, 'address' | 'addressBook'> {}

/**
 * The prices at which an NFT item was sold, as steps. Purchases whose price the service does not report are left out. Each sale is
 * in a table behind it, with its buyer. One request; with `data` none. Renders a `<div role="group">`.
 */
export const PriceLine = forwardRef<HTMLDivElement, PriceLineProps>(function PriceLine(props, ref) {
  const { address, data, addressBook, queryOptions, ...rest } = props
  const { wordsOf, format } = useScope()
  const words = wordsOf(priceHistoryTexts)
  const { symbol, decimals } = useTonCenter().settings.nativeCurrency
  const model = usePriceHistory(props)
  return (
    <Card
      rootRef={ref}
      label={words('prices.label')}
      model={model}
      empty={{ title: words('prices.empty'), text: words('prices.emptyText') }}
      skeleton={<ChartSkeleton />}
      {...rest}
    >
      {(points) => (
        <HistoryChart
          title={words('prices.label')}
          sub={words.plural('prices.sub', points.length)}
          note={symbol}
          story={words('prices.story', { count: format.number(points.length) })}
          legend={words('prices.legend')}
          points={points}
          decimals={decimals}
          columns={[words('prices.time'), words('prices.amount'), words('prices.buyer')]}
          cellsOf={({ buyer }) => [
            buyer && <DrawnLabel key={buyer} address={buyer} data={model.addressBook?.[buyer] ?? null} />,
          ]}
        />
      )}
    </Card>
  )
})
PriceLine.displayName = 'PriceLine'
