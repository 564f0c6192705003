'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Block } from '../contract/v3/block.ts'
import type { MasterchainInfo } from '../contract/v3/endpoints/masterchainInfo.ts'
import type { TonCenterError } from '../core/errors.ts'
import { masterchainInfo } from '../endpoints/v3/blockchain/masterchainInfo.ts'
import { type ComposedOptions, useComposed } from './composed.ts'
import { queryHook } from './queryHook.ts'

const useMasterchainInfo = /* @__PURE__ */ queryHook(masterchainInfo)
const toHead = ({ last }: MasterchainInfo): Block => last

/**
 * The newest block of the masterchain. Does not refetch on its own: give `refetchInterval`, or `refresh: 'block'` to
 * the provider.
 *
 * Costs one request for all components of a page, while it is fresh, for 5 seconds.
 */
export const useMasterchainHead = <Selected = Block>(
  options: ComposedOptions<MasterchainInfo, Block, Selected> = {},
): UseQueryResult<Selected, TonCenterError> => useComposed(useMasterchainInfo, {}, options, toHead)
