import type { Action } from '../../contract/v3/action.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { ActionBuilder, type ChainLookup, comesBack, deploys, is, optional, succeeded } from './actionBuilder.ts'
import { tellDomain } from './dnsActions.ts'
import { tellJettons, tellMint } from './jettonActions.ts'
import { tellNft, tellSale } from './nftActions.ts'
import type { TransactionRow } from './rows.ts'
import { firstOf, type TraceRow } from './trace.ts'

/** A transfer or a call: what there is to say of a message when nothing more is known. */
function tellMessage(telling: ActionBuilder, row: TransactionRow): void {
  const { in_msg, account } = row
  // Together the parts of an action are all of it.
  const rows = telling.whole ? [row, ...telling.caused(row).filter(comesBack).flatMap(telling.withAll)] : [row]
  const extra_currencies = in_msg?.value_extra_currencies ?? {}
  const called = {
    ...optional('opcode', in_msg?.opcode),
    ...optional('source', in_msg?.source),
    destination: account,
    ...optional('value', in_msg?.value),
    extra_currencies,
  }
  if (in_msg?.source == null) {
    // A message from outside is worth telling by itself only where nothing followed from it.
    if (!row.out_msgs.length) telling.tell({ type: 'call_contract', details: called }, [row], succeeded(row))
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
    telling.tell({ type, details }, rows, succeeded(row))
  } else if (!is(in_msg, opcodes.excess)) {
    telling.tell({ type: 'call_contract', details: called }, rows, succeeded(row))
  }
}

/** Tells what followed from a transaction, itself included. */
function tellFrom(telling: ActionBuilder, start: TransactionRow): Action[] {
  const { known, whole } = telling

  function visit(row: TransactionRow): void {
    const { in_msg, account } = row
    // What comes back belongs to what was sent, and was told with it.
    if (whole ? row !== start && comesBack(row) : in_msg?.bounced) return
    if (!whole && deploys(row) && !known.item(account)) {
      const details = {
        ...optional('opcode', in_msg?.opcode),
        ...optional('source', in_msg?.source),
        destination: account,
        ...optional('value', in_msg?.value),
      }
      telling.tell({ type: 'contract_deploy', details }, [row], true, in_msg?.hash)
    }
    if (in_msg?.source != null) {
      if (tellJettons(telling, row) || tellMint(telling, row)) return
      const rest = tellSale(telling, row)
      if (rest) {
        for (const next of rest) visit(next)
        return
      }
    }
    const domain = tellDomain(telling, row)
    if (!domain.itself) {
      if (in_msg?.source != null && tellNft(telling, row, domain.rows)) return
      tellMessage(telling, row)
    }
    for (const next of telling.caused(row)) if (!domain.rows.includes(next)) visit(next)
  }

  visit(start)
  return telling.actions
}

/** Tells what a trace amounts to, in the types that the service uses: transfers, calls, deploys, what jettons, NFTs and domains do. */
export const tellActions = (trace: TraceRow, known: ChainLookup): Action[] =>
  tellFrom(new ActionBuilder(trace, known), firstOf(trace))

/** Tells a compound action of a trace as what it is made of, for those who do not understand its type: transfers and calls. */
export function tellParts(whole: Action, trace: TraceRow, known: ChainLookup): Action[] {
  const taken = new Set(whole.transactions)
  const start = trace.transactions.find(({ hash }) => taken.has(hash))
  return start ? tellFrom(new ActionBuilder(trace, known, whole), start) : []
}
