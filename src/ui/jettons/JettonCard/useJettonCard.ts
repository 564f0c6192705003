'use client'
import { skipToken } from '@tanstack/react-query'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { jettonMasters } from '../../../endpoints/v3/jettons/jettonMasters.ts'
import { decimalsOf } from '../../../endpoints/v3/tokenInfo.ts'
import { addressParams } from '../../../query/builders/given.ts'
import { oneHook } from '../../../react/useKnown.ts'
import { askedAddress, type TokenCardModel, type TokenCardOptions, useTokenCard } from '../../tokens/tokenCardModel.ts'

export interface JettonCardOptions extends TokenCardOptions<JettonMaster> {}

export interface JettonCardModel extends TokenCardModel<JettonMaster> {
  /** Fraction digits of amounts; `undefined` where they are unknown. */
  readonly decimals: number | undefined
}

const useJettonMaster = /* @__PURE__ */ oneHook(jettonMasters)

/** One jetton, headless. Many on a page cost one request; one in a cached answer costs none. */
export function useJettonCard(options: JettonCardOptions): JettonCardModel {
  const address = askedAddress(options)
  const query = useJettonMaster(address ? addressParams(address) : skipToken, options.queryOptions)
  const model = useTokenCard(options, query, 'jetton_masters', ({ jetton_content }) => jetton_content)
  return { ...model, decimals: decimalsOf(model.token) }
}
