'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isSameAddress } from '../../../core/values/address.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { type EmulationRequest, tonConnectOf } from '../../../query/emulation.ts'
import { useTonCenter } from '../../../react/context.ts'
import { type EmulationResult, useEmulation } from '../../../react/useEmulation.ts'
import { useMade } from '../../../react/useMade.ts'
import { useMessages } from '../../../react/v3/blockchain.ts'
import { useJettonWallets } from '../../../react/v3/jettons.ts'
import { isAccount } from '../../../reading/direction.ts'
import type { Preview } from '../../../reading/preview/previewOf.ts'
import { ordersOf } from '../../../reading/preview/request.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import type { Said } from '../../../reading/said.ts'
import { indexOf } from '../../../trust/registryIndex.ts'
import { NOBODY, spell } from '../../lookalike/twins.ts'
import { useMissingNames } from '../../reading/useMissingNames.ts'
import { useTwins } from '../../reading/useTwins.ts'
import { type TokenBooks, useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { usePaid } from '../../trust/usePaid.ts'
import { useRegistry, useVerifiedTokens } from '../../trust/useVerifiedTokens.ts'
import { askedOf, viewsOf } from './askedOf.ts'
import { type AssetBalance, balancesOf, jettonsOf } from './balances.ts'
import { type CheckFacts, type PreviewCheck, previewChecks } from './previewChecks.ts'

/** What a request would do, what it asks for, and what speaks against it. */
export interface PreviewModel {
  /** The same object for as long as it asks for the same. */
  readonly request: EmulationRequest
  /** The wallet, raw; absent while it is not known. */
  readonly account: string | undefined
  /** Absent while it is tried, and where nobody can try it. */
  readonly preview: Preview | undefined
  readonly query: EmulationResult
  /** The messages of the request. Empty where they cannot be read. */
  readonly asked: readonly ActivityView[]
  readonly balances: readonly AssetBalance[]
  readonly checks: readonly PreviewCheck[]
  readonly books: TokenBooks
}

/** TON Connect names networks by the global ids of their chains. */
const OTHER: Readonly<Record<string, string>> = { mainnet: '-3', testnet: '-239' }

/** Whether somebody vouches for a token: the app, this package, or the registry of the provider. */
function useIsKnownToken(): (asset: string) => boolean {
  const verified = useVerifiedTokens()
  const registry = useRegistry()
  return (asset) =>
    verified.some(({ address }) => isSameAddress(address, asset)) || (registry && indexOf(registry).has(asset)) === true
}

const isPayment = ({ does, amounts }: ActivityView) => does === 'sent' && amounts.every(({ asset }) => asset === null)

/** Whom the wallet has paid: by the lists of this page, and of the first payment by one request where these do not say. */
function useHasPaid(
  account: string | undefined,
  asked: readonly ActivityView[],
  canAsk: boolean,
): CheckFacts['hasPaid'] {
  const paid = usePaid(account, NOBODY)
  const isListed = (to: string) => paid.has(spell(to)) || isAccount(to, account)
  const unsure = asked.find((view) => isPayment(view) && view.to !== undefined && !isListed(view.to))?.to
  const isAsked = canAsk && account !== undefined && unsure !== undefined
  const { data } = useMessages(isAsked ? { source: account, destination: unsure, limit: 1 } : skipToken)
  return (to) => {
    if (isListed(to)) return 'yes'
    if (to === unsure && isAsked) return data && (data.messages.length > 0 ? 'yes' : 'no')
    return paid.size > 0 ? 'unlisted' : undefined
  }
}

/**
 * Tries a request, and reads what it asks for. One request, and one each: the names that the answer lacks, the balances of jettons that
 * move, and whether the first recipient was paid before.
 */
export function usePreview(
  given: EmulationRequest,
  owner: string | undefined,
  data: Preview | undefined,
): PreviewModel {
  const request = useMade(() => given, given)
  const { client } = useTonCenter()
  const what = useMemo(() => askedOf(request, owner), [request, owner])
  const { messages, read } = what
  const account = data?.account ?? what.account
  const query = useEmulation(data ? undefined : request, { account: owner })
  const preview = data ?? query.data
  const metadata = preview?.books.metadata
  const asked = useMemo(() => data?.asked ?? viewsOf(what, metadata ?? {}), [data, what, metadata])
  const accounts = useMemo(
    () => [...(account ? [account] : []), ...asked.flatMap(({ to }) => to ?? [])],
    [account, asked],
  )
  const addressBook = useMissingNames(accounts, preview?.books.addressBook ?? NO_BOOK, !data && !query.isLoading)
  const books = useTokenBooks(undefined, { metadata, addressBook })
  const jettons = query.data ? jettonsOf(query.data) : []
  const wallets = useJettonWallets(
    account && jettons.length > 0
      ? { owner_address: [account], jetton_address: jettons, limit: jettons.length }
      : skipToken,
  )
  const balances = preview ? balancesOf(preview, wallets.data?.jetton_wallets) : []
  const twinsOf = useTwins({ from: account, to: undefined } as Said, undefined)
  const hasPaid = useHasPaid(account, asked, !data)
  const isKnownToken = useIsKnownToken()
  const checks = previewChecks({
    ...{ preview, asked, balances, twinsOf, hasPaid, isKnownToken },
    value: ordersOf({ messages }).reduce((sum, { value }) => sum + value, 0n),
    isOtherNetwork: tonConnectOf(request)?.network === OTHER[client.network] && OTHER[client.network] !== undefined,
    changesWallet: read?.signed?.hasMore === true,
    flagsOf: (asset) => books.flagsOf(tokenInfoOf(asset, books.metadata), asset),
  })
  return { request, account, preview, query, asked, balances, checks, books }
}

const NO_BOOK = {}
