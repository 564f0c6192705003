'use client'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { rawForm } from '../../../core/values/address.ts'
import type { CardModel } from '../../card/cardModel.ts'
import { useVerifiedTokens } from '../../trust/useVerifiedTokens.ts'
import { type JettonCardModel, type JettonCardOptions, useJettonCard } from '../JettonCard/useJettonCard.ts'

export interface JettonComparisonOptions extends JettonCardOptions {
  /** The token that is imitated, where `data` is given. */
  original?: JettonMaster | undefined
}

export interface JettonComparisonModel extends CardModel<JettonMaster> {
  /** The one in question. */
  readonly copy: JettonCardModel
  /** The verified one that it imitates. */
  readonly real: JettonCardModel
}

/** A jetton beside the verified one that it imitates, headless. Two requests, which cards of the two share. */
export function useJettonComparison({ original, ...options }: JettonComparisonOptions): JettonComparisonModel {
  const copy = useJettonCard(options)
  const verified = useVerifiedTokens()
  const { metadata, addressBook, queryOptions } = options
  const of = copy.flags.find(({ kind }) => kind === 'lookalike')?.of
  const known = verified.find(({ symbol }) => symbol === of)
  // Nothing is imitated: nothing is asked for.
  const address = options.data || !known ? undefined : rawForm(String(known.address))
  const real = useJettonCard({ address, data: original, metadata, addressBook, queryOptions })
  const imitates = options.data ? original !== undefined : known !== undefined
  const isThere = copy.isThere && imitates ? real.isThere : copy.isThere && false
  return {
    copy,
    real,
    data: copy.data,
    isThere,
    query: copy.data && address ? real.query : copy.query,
    answers: [copy.query?.data, real.query?.data],
  }
}
