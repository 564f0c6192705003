import type { WalletKind } from './engine/engine.ts'

/** A wallet whose mnemonic everybody knows: for tests alone. */
export interface DeveloperWallet {
  readonly kind: WalletKind
  /** Raw, in the basechain. Of v5 that of mainnet: its address depends on the network. */
  readonly address: string
  /** 24 words. */
  readonly mnemonic: string
  /** The Ed25519 seed that the words give by the standard way, hex: to derive it takes 100 000 rounds. */
  readonly seed: string
}

/**
 * Wallets of every local chain, with coins from their first use on. Their words are public: on any other network everybody can spend
 * what these addresses receive.
 */
export const developerWallets: readonly DeveloperWallet[] = [
  {
    kind: 'v3r2',
    address: '0:737FFF6EB10193CC24EAC726AF1D078B60BBC28D3478268063E693E430CF6964',
    mnemonic:
      'suggest alpha animal wheel edit shaft shoe state family eight crunch fork suit noodle beauty kiwi boss pear flower spoil ramp double ritual avoid',
    seed: 'aaeb240660ac6e98bb25c35a515f63f27fa0304eb450d37a93345d068a9e0cf5',
  },
  {
    kind: 'v4r2',
    address: '0:19252570B8CBCFC99AA2DB880D09F161D622A0702D4050E2F2E998AA4AB4EFD9',
    mnemonic:
      'slim insane peasant elevator flash area auto already hope garlic huge wedding anchor staff cabbage cupboard goose giggle bubble card pilot moment group south',
    seed: '03e4fda05b0e8a255613e1b4e2f438e5719e0522ed3310774ec1c42b55489508',
  },
  {
    kind: 'v5r1',
    address: '0:1D4D01D57FFEEBEB3C7EA074E71912275F5BA77F578270DC44814789ADF5D3AD',
    mnemonic:
      'rent blossom soap act ask mosquito solve card review aerobic fitness ask reveal increase cabin clutch survey champion figure prevent later wing swim cave',
    seed: 'a9f0ffeabe57787a42181e785a7d728f909af8a853b912ed47a8663b8cb00bf9',
  },
]
