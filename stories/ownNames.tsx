import type { Decorator } from '@storybook/react-vite'
import type { AccountName } from '../src/core/accountNames.ts'
import { createAccountNames } from '../src/names/createAccountNames.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'

/** Names of this story alone: the browser keeps none of them. */
export function withNames(names: Readonly<Record<string, AccountName>>): Decorator {
  const items = new Map<string, string>()
  const accountNames = createAccountNames({
    storage: {
      get length() {
        return items.size
      },
      key: (at) => [...items.keys()][at] ?? null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  for (const [address, name] of Object.entries(names)) accountNames.set(address, name)
  return (Story) => <TonCenterProvider accountNames={accountNames}>{Story()}</TonCenterProvider>
}
