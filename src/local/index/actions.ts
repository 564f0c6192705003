import type { Action } from '../../contract/v3/action.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { ActionBuilder, type ChainLookup, comesBack, deploys, is, optionalMember, succeeded } from './actionBuilder.ts'
import { addDomainAction } from './dnsActions.ts'
import { addJettonAction, addJettonMint } from './jettonActions.ts'
import { addNftAction, addSaleAction } from './nftActions.ts'
import type { TransactionRow } from './rows.ts'
import { firstOf, type TraceRow } from './trace.ts'

/** Adds a transfer or a call: the action of a message that belongs to no token and no domain. */
function addMessage(builder: ActionBuilder, row: TransactionRow): void {
  const { in_msg, account } = row
  // Together the parts of an action are all of it.
  const rows = builder.whole ? [row, ...builder.caused(row).filter(comesBack).flatMap(builder.withAll)] : [row]
  const extra_currencies = in_msg?.value_extra_currencies ?? {}
  const called = {
    ...optionalMember('opcode', in_msg?.opcode),
    ...optionalMember('source', in_msg?.source),
    destination: account,
    ...optionalMember('value', in_msg?.value),
    extra_currencies,
  }
  if (in_msg?.source == null) {
    // A message from outside is an action only where it caused no other message.
    if (!row.out_msgs.length) builder.add({ type: 'call_contract', details: called }, [row], succeeded(row))
    return
  }
  const comment = in_msg.message_content?.decoded?.comment
  if (in_msg.opcode === null || is(in_msg, opcodes.text_comment)) {
    const details = {
      source: in_msg.source,
      destination: account,
      value: in_msg.value,
      value_extra_currencies: extra_currencies,
      comment: typeof comment === 'string' ? comment : null,
      encrypted: false,
    }
    const type = Object.keys(extra_currencies).length ? 'extra_currency_transfer' : 'ton_transfer'
    builder.add({ type, details }, rows, succeeded(row))
  } else if (!is(in_msg, opcodes.excess)) {
    builder.add({ type: 'call_contract', details: called }, rows, succeeded(row))
  }
}

/** Builds the actions of a transaction and of all that it caused. */
function buildFrom(builder: ActionBuilder, start: TransactionRow): Action[] {
  const { known, whole } = builder

  function visit(row: TransactionRow): void {
    const { in_msg, account } = row
    // A returned message belongs to the action of the sent one.
    if (whole ? row !== start && comesBack(row) : in_msg?.bounced) return
    if (!whole && deploys(row) && !known.item(account)) {
      const details = {
        ...optionalMember('opcode', in_msg?.opcode),
        ...optionalMember('source', in_msg?.source),
        destination: account,
        ...optionalMember('value', in_msg?.value),
      }
      builder.add({ type: 'contract_deploy', details }, [row], true, in_msg?.hash)
    }
    if (in_msg?.source != null) {
      if (addJettonAction(builder, row) || addJettonMint(builder, row)) return
      const rest = addSaleAction(builder, row)
      if (rest) {
        for (const next of rest) visit(next)
        return
      }
    }
    const domain = addDomainAction(builder, row)
    if (!domain.itself) {
      if (in_msg?.source != null && addNftAction(builder, row, domain.rows)) return
      addMessage(builder, row)
    }
    for (const next of builder.caused(row)) if (!domain.rows.includes(next)) visit(next)
  }

  visit(start)
  return builder.actions
}

/** Builds the actions of a trace: transfers, calls, deploys, and those of jettons, NFTs and domains. */
export const buildActions = (trace: TraceRow, known: ChainLookup): Action[] =>
  buildFrom(new ActionBuilder(trace, known), firstOf(trace))

/** Takes a compound action apart into transfers and calls, for clients that do not understand its type. */
export function buildParts(whole: Action, trace: TraceRow, known: ChainLookup): Action[] {
  const taken = new Set(whole.transactions)
  const start = trace.transactions.find(({ hash }) => taken.has(hash))
  return start ? buildFrom(new ActionBuilder(trace, known, whole), start) : []
}
