'use client'
import { useContext } from 'react'
import type { Client } from '../core/client.ts'
import { TonCenterContext } from './context.ts'

/** The client given in a hook's options, or the provider's. @throws {Error} when there is neither. */
export function useClient(given: Client | undefined): Client {
  const client = useContext(TonCenterContext)?.client
  if (given) return given
  if (!client) throw new Error('no <TonCenterProvider> above this hook: wrap the app in one.')
  return client
}
