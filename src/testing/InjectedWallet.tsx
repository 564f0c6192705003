import { Component } from 'react'
import type { TestWallet } from './testWallet.ts'

/** Keeps a wallet in the page while the tree is there. A class: tests need no mark of the client for it. */
export class InjectedWallet extends Component<{ wallet: TestWallet }> {
  #remove: (() => void) | undefined

  override componentDidMount() {
    this.#remove = this.props.wallet.inject()
  }

  override componentWillUnmount() {
    this.#remove?.()
  }

  override render() {
    return null
  }
}
