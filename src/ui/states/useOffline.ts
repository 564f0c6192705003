'use client'
import { useSyncExternalStore } from 'react'
import { HOSTED } from '../../core/network.ts'
import { isOffline } from '../../core/pace/online.ts'
import { useTonCenter } from '../../react/context.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Whether the device has no network, as far as the browser knows. A service that is not hosted may run on this device: there it
 * counts once a request fails. A server counts as online.
 */
export function useOffline(isFailing: boolean): boolean {
  const { network } = useTonCenter().client
  const isOff = useSyncExternalStore(subscribe, isOffline, () => false)
  return isOff && (isFailing || Object.hasOwn(HOSTED, network))
}
