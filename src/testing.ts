export { createTestQueryClient } from './testing/createTestQueryClient.ts'
export {
  type RenderWithTonCenterOptions,
  type RenderWithTonCenterResult,
  renderWithTonCenter,
} from './testing/renderWithTonCenter.tsx'
export {
  type ConnectAnswer,
  createTestWallet,
  type DeveloperWallet,
  developerWallets,
  type SendAnswer,
  type TestWallet,
  type TestWalletOptions,
  type TonConnectBridge,
  type WalletAsk,
} from './testing/wallet.ts'
