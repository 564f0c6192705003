import { expect, it } from 'vitest'
import type { NftTransfer } from '../../src/contract/v3/nftTransfer.ts'
import { ownersOfFailed } from '../../src/ui/nfts/NftTransferList/ownersOfFailed.ts'

const [A, B, THIEF, ITEM] = ['0:A', '0:B', '0:C', '0:D']
const row = (lt: number, from: string, to: string, transaction_aborted = false) =>
  ({
    transaction_hash: `T${lt}`,
    transaction_lt: String(lt),
    nft_address: ITEM,
    old_owner: from,
    new_owner: to,
    transaction_aborted,
  }) as NftTransfer
const item = { address: ITEM, owner_address: B, real_owner: null } as never

it('the owner of an item that a stranger tried to take is its owner then, not the sender of the message', () => {
  const rows = [row(30, THIEF, THIEF, true), row(20, A, B), row(10, THIEF, THIEF, true)]
  expect([...ownersOfFailed(rows, [item])]).toEqual([
    ['T30', B],
    ['T10', A],
  ])
  expect([...ownersOfFailed(rows, [])]).toEqual([['T10', A]])
})
