'use client'
import type { ForwardRefExoticComponent, PropsWithoutRef, RefAttributes } from 'react'
import type { CardModel } from '../card/cardModel.ts'
import { type CardBodyProps, type CardDefinition, defineCard } from '../card/defineCard.tsx'
import { useScope } from '../root/scope.ts'
import type { Texts } from '../words/words.ts'
import { ChartSkeleton } from './Chart.tsx'
import { HistoryChart, type HistoryChartProps, type HistoryPoint } from './HistoryChart.tsx'

interface HistoryDefinition<Props, Model extends CardModel<unknown>, Own extends Texts, Point extends HistoryPoint>
  extends Omit<CardDefinition<Props, Model>, 'texts' | 'face'> {
  texts: Own
  /** What the chart shows of the model. A hook. */
  useChart(model: Model, data: NonNullable<Model['data']>): Omit<HistoryChartProps<Point>, 'title'>
}

/** Makes the card of a history: its hook, and what its chart says. The title is the label of the card. */
/* @__NO_SIDE_EFFECTS__ */
export function defineHistory<
  Props extends object,
  Model extends CardModel<unknown>,
  Own extends Texts,
  Point extends HistoryPoint,
>(
  definition: HistoryDefinition<Props, Model, Own, Point>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLDivElement>> {
  const { useChart, ...card } = definition
  function Body({ model, data }: CardBodyProps<Props, Model>) {
    const words = useScope().wordsOf<Texts>(card.texts)
    return <HistoryChart title={words(`${card.stem}.label`)} {...useChart(model, data)} />
  }
  return defineCard<Props, Model>({ ...card, face: { Body, Skeleton: ChartSkeleton } })
}
