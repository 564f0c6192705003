import type { JettonWalletsResponse } from '../../../contract/v3/endpoints/jettonWallets.ts'
import type { JettonWallet } from '../../../contract/v3/jettonWallet.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around, REFUSED } from './jetton.ts'
import type { Query } from './query.ts'

const compare = (a: string | bigint, b: string | bigint) => (a < b ? -1 : a > b ? 1 : 0)

export const jettonWallets = genuine((query: Query, context: Context): JettonWalletsResponse => {
  const addresses = query.addresses('address')
  const owners = query.addresses('owner_address')
  const jettons = query.addresses('jetton_address')
  if (jettons && jettons.length > 1 && owners?.length !== 1)
    throw new Refusal(422, 'exact one owner_address required for multiple jetton_address')
  const withoutEmpty = query.bool('exclude_zero_balance') ?? false
  const sort = query.sort(REFUSED)
  const rows = context.ledger.rows.jettonWallets.filter(
    (row) =>
      (!addresses || addresses.includes(row.address)) &&
      (!owners || owners.includes(row.owner)) &&
      (!jettons || jettons.includes(row.jetton)) &&
      (!withoutEmpty || row.balance !== '0'),
  )
  // Rows are grouped by owner, or by jetton, as requested. Inside a group they are in order of balance, or of the index.
  const group = (row: JettonWallet) =>
    owners ? row.owner : jettons ? row.jetton : addresses && !sort ? row.address : ''
  const direction = sort === 'asc' ? 1 : -1
  rows.sort(
    (a, b) => compare(group(a), group(b)) || (sort ? compare(BigInt(a.balance), BigInt(b.balance)) * direction : 0),
  )
  const page = query.page(rows, { status: REFUSED })
  return {
    jetton_wallets: page,
    ...around(
      context,
      page.flatMap((row) => [row.address, row.owner, row.jetton]),
    ),
  }
})
