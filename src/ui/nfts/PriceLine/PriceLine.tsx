'use client'
import type { Action } from '../../../contract/v3/action.ts'
import { useTonCenter } from '../../../react/context.ts'
import { defineHistory } from '../../charts/defineHistory.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { priceHistoryTexts } from '../../words/en/nfts.ts'
import { type PriceHistoryOptions, type PricePoint, usePriceHistory } from './usePriceHistory.ts'

export interface PriceLineProps
  extends Omit<ComponentProps<'root', readonly Action[], HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<PriceHistoryOptions, 'address' | 'addressBook'> {}

/**
 * The prices at which an NFT item was sold, as steps. Purchases whose price the service does not report are left out. Each sale is
 * in a table behind it, with its buyer. One request; with `data` none. Renders a `<div role="group">`.
 */
export const PriceLine = /* @__PURE__ */ defineHistory({
  name: 'PriceLine',
  texts: priceHistoryTexts,
  stem: 'prices',
  own: { address: true, addressBook: true },
  useModel: (props: PriceLineProps) => usePriceHistory(props),
  useChart({ addressBook }, points) {
    const { wordsOf, format } = useScope()
    const words = wordsOf(priceHistoryTexts)
    const { symbol, decimals } = useTonCenter().settings.nativeCurrency
    return {
      sub: words.plural('prices.sub', points.length),
      note: symbol,
      story: words('prices.story', { count: format.number(points.length) }),
      legend: words('prices.legend'),
      points,
      decimals,
      columns: [words('prices.amount'), words('prices.buyer')],
      cellsOf: ({ buyer }: PricePoint) => [
        buyer && <DrawnLabel key={buyer} address={buyer} data={addressBook?.[buyer] ?? null} />,
      ],
    }
  },
})
