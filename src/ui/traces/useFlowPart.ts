'use client'
import type { FlowAccount } from '../../reading/value/flow.ts'
import { useRoles } from '../reading/useRoles.ts'
import { useScope } from '../root/scope.ts'
import type { TokenBooks } from '../tokens/useTokenBooks.ts'
import { flowTexts } from '../words/en/traces.ts'

/** What an account had to do with a trace, or what it is; `undefined` where neither is known. */
export function useFlowPart({ account, part }: FlowAccount, books: TokenBooks): string | undefined {
  const words = useScope().wordsOf(flowTexts)
  const sayRole = useRoles(part.kind === 'jettonWallet' ? { ...books, walletOf: () => part } : books)
  return part.kind === 'sender' || part.kind === 'receiver' ? words(`flow.${part.kind}`) : sayRole(account)
}
