'use client'
import { skipToken } from '@tanstack/react-query'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { decimalsOf } from '../../../endpoints/v3/tokenInfo.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { useJettonMasters } from '../../../react/v3/jettons.ts'
import { askedAddress, type TokenCardModel, type TokenCardOptions, useTokenCard } from '../../tokens/tokenCardModel.ts'

export interface JettonCardOptions extends TokenCardOptions<JettonMaster> {}

export interface JettonCardModel extends TokenCardModel<JettonMaster> {
  /** Fraction digits of amounts; `undefined` where they are unknown. */
  readonly decimals: number | undefined
}

/** One jetton without its looks. Many on a page cost one request. */
export function useJettonCard(options: JettonCardOptions): JettonCardModel {
  const address = askedAddress(options)
  const query = useJettonMasters(address ? addressParams(address) : skipToken, options.queryOptions)
  const model = useTokenCard(options, query, 'jetton_masters', ({ jetton_content }) => jetton_content)
  return { ...model, decimals: decimalsOf(model.token) }
}
