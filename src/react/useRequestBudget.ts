'use client'
import { useSyncExternalStore } from 'react'
import type { Client } from '../core/client.ts'
import type { Budget } from '../core/pace/schedule.ts'
import { useClient } from './useClient.ts'

/**
 * The client's queue and pace: requests in the queue, the pause that the service requests, the next slot. Sends
 * nothing. A component that uses it renders again whenever a request joins or leaves the queue.
 *
 * @param client the client, instead of the provider's
 */
export function useRequestBudget(client?: Client): Budget {
  const { subscribeBudget, budget } = useClient(client)
  return useSyncExternalStore(subscribeBudget, budget, budget)
}
