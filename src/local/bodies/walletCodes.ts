import type { WalletType } from '../../contract/v3/walletType.ts'

interface WalletCode {
  /** The name among the interfaces of an account. */
  readonly name: string
  /** Absent for wallets whose data the service does not read. */
  readonly type?: WalletType
}

const read = (type: WalletType, name: string): WalletCode => ({ type, name })

/** Wallets by the hash of their code. The service knows them by nothing else. */
export const walletCodes: ReadonlyMap<string, WalletCode> = /* @__PURE__ */ new Map<string, WalletCode>([
  ['oM/CxIruFqJx8s/AtzgtgXVs7LEBfQd/qqs7tgL2how=', read('wallet v1 r1', 'wallet_v1r1')],
  ['1JAvzJ+tdGmPqONTIgpo2g3PcuMryy657gQhfBfTBiw=', read('wallet v1 r2', 'wallet_v1r2')],
  ['WHzHie/xyE9G7DeX5F/ICaFP9a4k8eDHpqmcydyQYf8=', read('wallet v1 r3', 'wallet_v1r3')],
  ['XJpeaMEI4YchoHxC+ZVr+zmtd+xtYktgxXbsiO7mUyk=', read('wallet v2 r1', 'wallet_v2r1')],
  ['/pUw0yQ4Uwg+8u8LTCkIwKv2+hwx6iQ6rKpb+MfXU/E=', read('wallet v2 r2', 'wallet_v2r2')],
  ['thBBpYp5gLlG6PueGY48kE0keZ/6NldOpCUcQaVm9YE=', read('wallet v3 r1', 'wallet_v3r1')],
  ['hNr6RJ+Ypph3ibojI1gHK8D3bcRSQAKl0JGLmnXS1Zk=', read('wallet v3 r2', 'wallet_v3r2')],
  ['ZN1UgFUixb6KnbWc6gEFzPDQh4bKeb64y3nogKjXMi0=', read('wallet v4 r1', 'wallet_v4r1')],
  ['/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA=', read('wallet v4 r2', 'wallet_v4r2')],
  ['89fKU0k97trCizgZhqhJQDy6w9LFhHea8IEGWvCsS5M=', read('wallet v5 beta', 'wallet_v5_beta')],
  ['5M87L0xtamHqDytUR9JmeFsmrzY32y3u5rzRqoJvNBI=', { name: 'wallet_v5_beta' }],
  ['IINLe3KxEhR+Gy+0V7hOdNGjDwT3N9T2KmaOlVLSty8=', read('wallet v5 r1', 'wallet_v5r1')],
  ['2M27t58sXKpnesRQdwvgNRviHhJQSG3oXMUqoz3RZIQ=', { name: 'wallet_highload_v1r1' }],
  ['Dc7tISadZgE+lbGfu1xVpvAa2tQIN7qo5SHN46AqpGw=', { name: 'wallet_highload_v1r2' }],
  ['lJTRzI7fEvBWcaGpugmSEJbrUIEeGSTsZcPGKfu4CBI=', { name: 'wallet_highload_v2' }],
  ['jOtFs81LXMYOquHBO5wJI5Jnf+U2sumy2AG2Lv+TH+E=', { name: 'wallet_highload_v2r1' }],
  ['ID3U81ittJmTEpqpJcrDmRa2ig5PeNJujywraer6Vnk=', { name: 'wallet_highload_v2r2' }],
  ['EayteVWEQJDyg78ji8FEmHH3g+fMCXlAjT9IWUg+hSU=', { name: 'wallet_highload_v3r1' }],
  ['Reu86bXSNYhstr/hw62TtwjeBYJEiSNlye4N/kOct7U=', { name: 'wallet_preprocessed_v2' }],
])
