/** What the command `open-wallet` says. */
export interface OpenedWallet {
  readonly public_key: string
  readonly state_init: string
}

interface Answers {
  readonly 'open-wallet': OpenedWallet
  readonly sign: { readonly boc: string }
}

/** Sends a command to a local service. @throws {Error} with the service's words */
export type Command = <Name extends keyof Answers>(name: Name, body: object) => Promise<Answers[Name]>

export const commandsOf =
  (fetch: typeof globalThis.fetch, baseUrl: string): Command =>
  async (name, body) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const { ok, result, error } = await (await fetch(`${baseUrl}/local/${name}`, init)).json()
    if (!ok) throw new Error(error)
    return result
  }
