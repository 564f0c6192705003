import { it } from 'vitest'
import { createClient } from '../../../src/core/client.ts'
import { getTransactions } from '../../../src/endpoints/v2/transactions/getTransactions.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { readBroken } from './brokenCells.ts'

it('a transaction of v2 never throws, whatever 500 random changes make of its cells', async () => {
  const { fetch } = createLocalService()
  const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch })
  readBroken(await client.request(getTransactions, { address: demoAccounts.main, limit: 40 }), 500)
})
