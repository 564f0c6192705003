'use client'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isOffline } from '../../core/pace/online.ts'
import { useTonCenter } from '../../react/context.ts'

const EVENTS = ['online', 'offline']

const listeners = new Set<() => void>()
const report = () => {
  for (const listener of listeners) listener()
}
let end: (() => void) | undefined

/** TanStack's manager has what an app sets, and does not know how the device was when the page opened. */
function watch() {
  const leave = onlineManager.subscribe(report)
  for (const event of EVENTS) window.addEventListener(event, report)
  return () => {
    leave()
    for (const event of EVENTS) window.removeEventListener(event, report)
  }
}

/** One listener of the window for all: a page may have a thousand balances. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  end ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    end?.()
    end = undefined
  }
}

const isOff = () => isOffline() || !onlineManager.isOnline()

/** Whether the device has no network, as far as the browser and TanStack Query know. On a server it has one. */
export const useDeviceOffline = (): boolean => useSyncExternalStore(subscribe, isOff, () => false)

/** The same for the service: one that may be on this device counts as away only where its tries fail, too. */
export function useOffline(isFailing: boolean): boolean {
  const { client } = useTonCenter()
  return useDeviceOffline() && (isFailing || !client.onDevice)
}
