import { TonCenterProvider } from 'toncenter-react'
import { createLocalService } from 'toncenter-react/local'
import { AccountCard } from 'toncenter-react/ui'
import 'toncenter-react/styles.css'

/** A chain in the page: no key and no network. The hosted service is asked with `<TonCenterProvider network="mainnet">`. */
const { fetch } = createLocalService()

export const FirstPage = ({ address }: { address: string }) => (
  <TonCenterProvider baseUrl="http://local.test" fetch={fetch}>
    <AccountCard address={address} />
  </TonCenterProvider>
)
