import { isSameAddress, toFriendlyAddress, tryParseAddress } from '../../core/address.ts'
import type { Metadata } from '../../schemas/metadata.ts'
import type { Flag } from '../trust/flags.ts'
import { textFlags } from '../trust/textFlags.ts'
import type { TokenFlags } from '../trust/tokenFlags.ts'
import type { ActivityView } from './readAction.ts'
import { tokenAt } from './tokenAt.ts'

/** Nanotons. Less than this, sent unasked, is an advertisement or a trap. */
export const DUST = '1000000'

/** How an address looks when it is shortened. */
function endsOf(address: string | undefined): string | undefined {
  if (!address || !tryParseAddress(address)) return
  const friendly = toFriendlyAddress(address, { bounceable: false })
  return `${friendly.slice(0, 4)}…${friendly.slice(-4)}`
}

/** What is known of an account from its own history. */
export interface OwnHistory {
  /** Whom it has paid, by how they look when shortened. */
  readonly paid: ReadonlyMap<string, readonly string[]>
  /** Traces in which it did something itself: what comes in those came because it asked. */
  readonly asked: ReadonlySet<string>
}

export function readHistory(views: readonly ActivityView[]): OwnHistory {
  const paid = new Map<string, string[]>()
  const asked = new Set<string>()
  for (const { direction, to, action } of views) {
    if (direction !== 'out' && direction !== 'self') continue
    if (action.trace_id) asked.add(action.trace_id)
    const ends = direction === 'out' ? endsOf(to) : undefined
    if (ends && to && !paid.get(ends)?.includes(to)) paid.set(ends, [...(paid.get(ends) ?? []), to])
  }
  return { paid, asked }
}

interface Judge {
  readonly history: OwnHistory
  readonly metadata: Metadata
  readonly tokenFlags: TokenFlags
  /** Nanotons. */
  readonly dust: string
}

/** Why an action is not to be trusted: the token, who sent it, how little, and what is said with it. */
export function suspect(view: ActivityView, { history, metadata, tokenFlags, dust }: Judge): readonly Flag[] {
  const { direction, from, amounts, nft, comment, isEncrypted, action, kind, isVoid } = view
  const flags: Flag[] = []
  const add = (more: readonly Flag[]) => {
    for (const flag of more) if (!flags.some((known) => known.kind === flag.kind)) flags.push(flag)
  }
  for (const address of new Set([...amounts.map(({ asset }) => asset), nft])) {
    if (address) add(tokenFlags(tokenAt(address, metadata), address))
  }
  const isUnasked = direction === 'in' && !history.asked.has(action.trace_id ?? '')
  const ends = isUnasked ? endsOf(from) : undefined
  const alike = ends === undefined ? undefined : history.paid.get(ends)
  if (ends && from && alike && !alike.some((address) => isSameAddress(address, from)))
    add([{ kind: 'poison', of: ends }])
  if (comment && !isEncrypted) add(textFlags(comment))
  const [first, ...others] = amounts
  const isCoin = first?.asset === null && first.currency === undefined && others.length === 0
  if (isUnasked && isCoin && kind === 'transfer' && !isVoid && BigInt(first.amount) < BigInt(dust)) {
    add([{ kind: 'dust' }])
  }
  return flags
}
