import type { JettonWallet } from '../contract/v3/jettonWallet.ts'
import { assetAmounts, party, text } from './columns.ts'
import type { ExportColumn } from './exportFile.ts'

type Row = JettonWallet

/**
 * Columns of exported jetton wallets: the holders of a jetton, or the jettons of an account. The owner with its name, the exact balance
 * with its token, the wallet's own address.
 */
export const jettonWalletExport: readonly ExportColumn<Row>[] = [
  ...party<Row>('owner', ({ owner }) => owner),
  ...assetAmounts<Row>('balance', ({ balance, jetton }) => [{ amount: balance, asset: jetton }]),
  text('wallet', ({ address }) => address),
]
