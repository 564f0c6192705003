import { beginCell, external, internal, SendMode, storeMessage, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV3R2 } from '@ton/ton'
import { createClient } from '../../src/core/client.ts'
import { walletStates } from '../../src/endpoints/v3/accounts/walletStates.ts'
import { digest } from '../../src/local/engine/random.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

/** Beyond the life of this site: the chain of a reader begins anew with each visit. */
const VALID_UNTIL = 2 ** 32 - 1

/**
 * A message that a wallet of the demo has signed: 1.5 to the shop. The everyday traffic never sends from that wallet, so the seqno of the
 * message stays right however many blocks there are before a reader sends it.
 */
export async function signedTransfer(): Promise<{ address: string; boc: string }> {
  const service = createLocalService()
  const client = createClient({ network: 'local', baseUrl: 'http://local', fetch: service.fetch })
  const { wallets } = await client.request(walletStates, { address: [demoAccounts.elder] })
  const isDeployed = wallets[0]?.status === 'active'
  const { publicKey, secretKey } = keyPairFromSeed(digest('key', 1, 'elder'))
  const wallet = WalletContractV3R2.create({ workchain: 0, publicKey })
  const body = wallet.createTransfer({
    seqno: Number(wallets[0]?.seqno ?? 0),
    secretKey,
    messages: [internal({ to: demoAccounts.shop, value: toNano('1.5'), bounce: false })],
    sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
    timeout: VALID_UNTIL,
  })
  const message = beginCell()
    .store(storeMessage(external({ to: wallet.address, init: isDeployed ? undefined : wallet.init, body })))
    .endCell()
  return { address: wallet.address.toString({ bounceable: false }), boc: message.toBoc().toString('base64') }
}
