import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import * as jsx from 'react/jsx-runtime'
import ts from 'typescript59'
import { afterEach, describe, expect, it } from 'vitest'
import live from '../docs/live.md?raw'
import { signedTransfer } from '../scripts/docs/signedTransfer.ts'
import * as client from '../src/client.ts'
import { toRawAddress } from '../src/core/values/address.ts'
import * as hooks from '../src/index.ts'
import { neighbours } from '../src/local/scenes/cast.ts'
import { demoAccounts } from '../src/local/service/accounts.ts'
import { createLocalService } from '../src/local/service.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'

afterEach(cleanup)

const MODULES: Readonly<Record<string, unknown>> = {
  'toncenter-react': hooks,
  'toncenter-react/client': client,
  'react/jsx-runtime': jsx,
}

/** An example of a guide, as the page runs it. */
function exampleOf(name: string): ComponentType<{ address: string; boc: string }> {
  const code = [...live.matchAll(/```tsx\n([\s\S]+?)```/g)].find(([, one]) => one?.includes(`function ${name}(`))
  const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 }
  const { outputText: script } = ts.transpileModule(code?.[1] ?? '', { compilerOptions })
  const module = { exports: {} as Record<string, ComponentType<{ address: string; boc: string }>> }
  new Function('require', 'module', 'exports', script)((id: string) => MODULES[id], module, module.exports)
  const { [name]: Example } = module.exports
  if (!Example) throw new Error(`The guide has no example ${name}.`)
  return Example
}

describe('the example of a send in docs/live.md', () => {
  it('sends five blocks after loading, with the traffic of the chain: the message ends finalized', async () => {
    // As the page mines, but faster: each block has traffic of the demo's wallets.
    const service = createLocalService({ mine: { everyMs: 100 } })
    const Send = exampleOf('Send')
    const message = await signedTransfer()
    // Nobody else uses up the next number of that wallet.
    const senders: readonly string[] = ['main', ...neighbours].map((role) => demoAccounts[role as 'main'])
    expect(senders).not.toContain(toRawAddress(message.address))
    render(
      <TonCenterProvider network="local" baseUrl="http://local" fetch={service.fetch} refresh="block">
        <Send {...message} />
      </TonCenterProvider>,
    )
    await screen.findByText(/GRAM$/, { selector: 'p' })
    const ask = async (path: string) => (await service.fetch(`http://local/api/v3/${path}`)).json()
    const head = async () => Number((await ask('masterchainInfo')).last.seqno)
    const start = await head()
    await waitFor(async () => expect(await head()).toBeGreaterThanOrEqual(start + 5))
    fireEvent.click(screen.getByRole('button', { name: 'Send 1.5 GRAM' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('finalized'))
    await service.close()
  })
})
