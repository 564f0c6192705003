import type { Metadata } from '../../contract/v3/metadata.ts'
import { tokenInfoOf } from '../../endpoints/v3/tokenInfo.ts'
import type { ActivityView } from '../../reading/readAction.ts'
import { timeOf } from '../../reading/timeOf.ts'
import type { Flag } from '../../trust/flags.ts'
import { textFlags } from '../../trust/textFlags.ts'
import type { TokenFlags } from '../../trust/tokenFlags.ts'
import { type Paid, twinFlags, whomItPaid } from '../lookalike/twins.ts'

/** An account's own history: recipients of its payments, and traces that it began. */
export interface OwnHistory {
  readonly paid: Paid
  /** Traces in which it acted itself: it requested their incoming transfers. */
  readonly asked: ReadonlySet<string>
}

export function readHistory(views: readonly ActivityView[]): OwnHistory {
  const own = views.filter(({ direction }) => direction === 'out' || direction === 'self')
  return {
    paid: whomItPaid(own.map((view) => [view.direction === 'out' ? view.to : undefined, timeOf(view)])),
    asked: new Set(own.flatMap(({ action }) => action.trace_id || [])),
  }
}

interface Judge {
  readonly history: OwnHistory
  readonly metadata: Metadata
  readonly tokenFlags: TokenFlags
  /** Nanograms. */
  readonly dust: string | bigint
}

/** Why an action is not to be trusted: the token, the sender, the small amount, and the comment. */
export function suspect(view: ActivityView, { history, metadata, tokenFlags, dust }: Judge): readonly Flag[] {
  const { direction, from, to, amounts, nft, comment, isEncrypted, action, kind, isVoid } = view
  const flags: Flag[] = []
  const add = (more: readonly Flag[]) => {
    for (const flag of more) if (!flags.some((known) => known.kind === flag.kind)) flags.push(flag)
  }
  for (const address of new Set([...amounts.map(({ asset }) => asset), nft])) {
    if (address) add(tokenFlags(tokenInfoOf(address, metadata), address))
  }
  const isUnasked = direction === 'in' && !history.asked.has(action.trace_id ?? '')
  if (isUnasked) add(twinFlags(from, history.paid))
  // A token of an impostor may say that the account has sent it. The coin cannot.
  if (direction === 'out' && (nft || amounts.some(({ asset }) => asset))) add(twinFlags(to, history.paid))
  if (comment && !isEncrypted) add(textFlags(comment))
  const [first, ...others] = amounts
  const isCoin = first?.asset === null && first.currency === undefined && others.length === 0
  if (isUnasked && isCoin && kind === 'transfer' && !isVoid && BigInt(first.amount) < BigInt(dust)) {
    add([{ kind: 'dust' }])
  }
  return flags
}
