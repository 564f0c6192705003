import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localPath } from './service.ts'

/** Sends an order to the local chain. @throws {Error} with its reason */
export async function order(name: string, params: object): Promise<unknown> {
  const response = await fetch(`${localPath}/${name}`, {
    method: 'POST',
    body: JSON.stringify(params),
    headers: { 'content-type': 'application/json' },
  })
  const { ok, result, error } = (await response.json()) as { ok: boolean; result?: unknown; error?: string }
  if (!ok) throw new Error(error ?? `${name} failed`)
  return result
}

/** Sends orders one at a time, then has the page ask again. */
export function useOrders() {
  const queryClient = useQueryClient()
  const [state, setState] = useState<{ pending?: string; error?: string }>({})
  async function send(name: string, params: object, asksAgain = true) {
    setState({ pending: name })
    try {
      await order(name, params)
      setState({})
      if (asksAgain) await queryClient.invalidateQueries()
    } catch (error) {
      setState({ error: error instanceof Error ? error.message : String(error) })
    }
  }
  return { ...state, send }
}
