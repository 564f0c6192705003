import type { JettonMastersResponse } from '../../../contract/v3/endpoints/jettonMasters.ts'
import type { Context } from '../context.ts'
import { genuine } from '../route.ts'
import { around, REFUSED } from './jetton.ts'
import type { Query } from './query.ts'

export const jettonMasters = genuine((query: Query, context: Context): JettonMastersResponse => {
  const addresses = query.addresses('address')
  const admins = query.addresses('admin_address')
  const rows = context.ledger.rows.jettonMasters.filter(
    (row) => (!addresses || addresses.includes(row.address)) && (!admins || admins.includes(row.admin_address)),
  )
  const page = query.page(rows, { status: REFUSED })
  return {
    jetton_masters: page,
    ...around(
      context,
      page.flatMap((row) => [row.address, row.admin_address]),
    ),
  }
})
