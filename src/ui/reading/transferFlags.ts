import { readPayload } from '../../reading/payload.ts'
import type { Flag } from '../../trust/flags.ts'
import { textFlags } from '../../trust/textFlags.ts'
import { type Paid, spell, type Transfer, twinFlags } from '../lookalike/twins.ts'

/** The owner of the transfers, in any form, and the recipients that it paid. */
interface Owned {
  readonly owner: string | undefined
  readonly paid: Paid
}

/**
 * Why not to trust a transfer: its token, the other party, and its comment; each reason once. The recipient too: the token of an
 * impostor may name the owner as the sender.
 */
export function transferFlags(
  ofToken: readonly Flag[],
  payload: Parameters<typeof readPayload>[0],
  [from, to]: Transfer,
  { owner, paid }: Owned,
): readonly Flag[] {
  const { comment } = readPayload(payload)
  const other = owner !== undefined && spell(from) === spell(owner) ? to : from
  const more = [...twinFlags(other, paid), ...(comment ? textFlags(comment) : [])]
  if (!more.length) return ofToken
  return [...ofToken, ...more.filter(({ kind }) => !ofToken.some((flag) => flag.kind === kind))]
}
