import type { AddressInformation } from '../../../endpoints/v2/accounts/getAddressInformation.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../refusal.ts'
import type { Arguments } from './arguments.ts'
import { blockId, transactionId } from './ids.ts'

export function getAddressInformation(args: Arguments, { ledger }: Context): AddressInformation {
  const address = args.address()
  const seqno = args.int('seqno', 1, 2 ** 31 - 1)
  const block = seqno === undefined ? ledger.head : ledger.masterchain(seqno)
  if (!block) throw new Refusal(500, 'LITE_SERVER_NOTREADY: block is not in db')
  const state = ledger.stateAt(address, block.seqno)
  const cell = (hash: string | null | undefined) => (hash && ledger.rows.cells[hash]) || ''
  return {
    '@type': 'raw.fullAccountState',
    balance: state?.balance ?? '0',
    extra_currencies: [],
    last_transaction_id: transactionId(state?.last_transaction_lt ?? '0', state?.last_transaction_hash ?? null),
    block_id: blockId(block),
    code: cell(state?.code_hash),
    data: cell(state?.data_hash),
    frozen_hash: '',
    sync_utime: Number(block.gen_utime),
    state: state?.status === 'active' || state?.status === 'frozen' ? state.status : 'uninitialized',
    suspended: false,
  }
}
