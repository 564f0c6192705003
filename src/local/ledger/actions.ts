import type { Action } from '../../schemas/action.ts'
import { opcodes } from './decode.ts'
import { tellDomain } from './dnsActions.ts'
import { tellJettons, tellMint } from './jettonActions.ts'
import { tellNft, tellSale } from './nftActions.ts'
import type { TransactionRow } from './rows.ts'
import { deploys, is, type Known, optional, succeeded, Telling } from './telling.ts'
import { firstOf, type TraceRow } from './trace.ts'

/** A transfer or a call: what there is to say of a message when nothing more is known. */
function tellMessage(telling: Telling, row: TransactionRow): void {
  const { in_msg, account } = row
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
  if (in_msg.opcode === null || is(in_msg, opcodes.comment)) {
    const details = {
      source: in_msg.source,
      destination: account,
      value: in_msg.value,
      value_extra_currencies: extra_currencies,
      comment: typeof comment === 'string' ? comment : null,
      encrypted: false,
    }
    const type = Object.keys(extra_currencies).length ? 'extra_currency_transfer' : 'ton_transfer'
    telling.tell({ type, details }, [row], succeeded(row))
  } else if (!is(in_msg, opcodes.excess)) {
    telling.tell({ type: 'call_contract', details: called }, [row], succeeded(row))
  }
}

/** Tells what a trace amounts to, in the types that the service uses: transfers, calls, deploys, what jettons, NFTs and domains do. */
export function tellActions(trace: TraceRow, known: Known): Action[] {
  const telling = new Telling(trace, known)

  function visit(row: TransactionRow): void {
    const { in_msg, account } = row
    // What comes back belongs to what was sent, and was told with it.
    if (in_msg?.bounced) return
    if (deploys(row) && !known.item(account)) {
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

  visit(firstOf(trace))
  return telling.actions
}
