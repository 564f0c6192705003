import { type FormEvent, useSyncExternalStore } from 'react'
import { ActivityFeed, JettonTable } from 'toncenter-react/ui'
import { Balance } from './Balance'
import { firstAccount } from './firstAccount'
import { Send } from './Send'

function subscribe(notify: () => void) {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** The account in the fragment of the page's address: links work, and so does the way back. */
const useShown = () =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(window.location.hash.slice(1)).get('address'))

function show(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const address = String(new FormData(event.currentTarget).get('address')).trim()
  window.location.hash = new URLSearchParams({ address }).toString()
}

export function App({ network }: { network: string }) {
  const address = useShown() || firstAccount(network)
  return (
    <main>
      <form onSubmit={show}>
        <input key={address} name="address" aria-label="Address" defaultValue={address} spellCheck={false} required />
        <button type="submit">Show</button>
      </form>
      <Balance address={address} />
      <Send key={address} from={address} isLocal={network === 'local'} />
      <JettonTable address={address} />
      <ActivityFeed address={address} />
    </main>
  )
}
