import { beginCell, external, internal, SendMode, storeMessage, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV5R1 } from '@ton/ton'
import { createClient } from '../../src/core/client.ts'
import { walletStates } from '../../src/endpoints/v3/accounts/walletStates.ts'
import { digest } from '../../src/local/engine/random.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

/** Beyond the life of this site: the chain of a reader begins anew with each visit. */
const VALID_UNTIL = 2 ** 32 - 1

/** A message that the demo's main wallet has signed for the state in which the chain begins: 1.5 to the shop. */
export async function signedTransfer(): Promise<{ address: string; boc: string }> {
  const service = createLocalService()
  const client = createClient({ network: 'local', baseUrl: 'http://local', fetch: service.fetch })
  const { wallets } = await client.request(walletStates, { address: [demoAccounts.main] })
  const { publicKey, secretKey } = keyPairFromSeed(digest('key', 1, 'main'))
  const wallet = WalletContractV5R1.create({ workchain: 0, publicKey })
  const body = wallet.createTransfer({
    seqno: Number(wallets[0]?.seqno),
    secretKey,
    messages: [internal({ to: demoAccounts.shop, value: toNano('1.5'), bounce: false })],
    sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
    timeout: VALID_UNTIL,
  })
  const message = beginCell()
    .store(storeMessage(external({ to: wallet.address, body })))
    .endCell()
  return { address: wallet.address.toString({ bounceable: false }), boc: message.toBoc().toString('base64') }
}
