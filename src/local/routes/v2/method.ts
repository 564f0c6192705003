import type { GetMethodResult, StackEntry } from '../../engine/engine.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { type RequestedState, requestedState } from './state.ts'

/** A get-method by name, or by number as a number or its digits. */
function methodOf(args: Arguments): string | number {
  const method = args.value('method')
  if (typeof method === 'number' && Number.isInteger(method)) return method
  if (typeof method !== 'string' || !method) throw new Refusal(422, 'failed to parse method')
  return /^-?\d{1,9}$/.test(method) ? Number(method) : method
}

/** Runs the requested get-method; `read` reads one entry of the stack. */
export async function runRequested(
  args: Arguments,
  context: Context,
  read: (entry: unknown) => StackEntry,
): Promise<{ asked: RequestedState; result: GetMethodResult }> {
  const asked = requestedState(args, context)
  const method = methodOf(args)
  const stack = args.value('stack') ?? []
  if (!Array.isArray(stack)) throw new Refusal(422, 'Stack should be array')
  const { address, block, state, code, data } = asked
  const entries = stack.map(read)
  const earlier = block.seqno !== context.ledger.head.seqno
  // Before the account had code, there is nothing to run.
  if (earlier && !code) return { asked, result: { gas_used: 0, exit_code: -13, stack: [] } }
  const at = earlier ? { code, data, balance: state?.balance ?? '0', time: Number(block.gen_utime) } : undefined
  return { asked, result: await (await context.running()).run({ address, method, stack: entries, at }) }
}
