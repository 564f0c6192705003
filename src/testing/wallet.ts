export { type DeveloperWallet, developerWallets } from '../local/developerWallets.ts'
export { createTestWallet } from './createTestWallet.ts'
export type { ConnectAnswer, SendAnswer, TestWallet, TestWalletOptions, WalletAsk } from './testWallet.ts'
export type { TonConnectBridge } from './tonConnect.ts'
