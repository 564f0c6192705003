'use client'
import { forwardRef } from 'react'
import type { FeeQuery } from '../../../query/builders/tools.ts'
import type { ToolProps } from '../form/ToolCard.tsx'
import { FeeCard } from './FeeCard.tsx'

export interface FeeEstimateProps extends ToolProps, FeeQuery {}

/** What a message would cost its account, part by part. One request; nothing is sent to the chain. Renders a `<div role="group">`. */
export const FeeEstimate = forwardRef<HTMLDivElement, FeeEstimateProps>(function FeeEstimate(props, ref) {
  return <FeeCard rootRef={ref} {...props} />
})
FeeEstimate.displayName = 'FeeEstimate'
