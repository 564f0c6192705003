'use client'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Client } from '../../core/client.ts'
import { type HeadTries, NO_TRIES } from '../../core/headTries.ts'
import { isOffline } from '../../core/pace/online.ts'
import { useTonCenter } from '../../react/context.ts'

/** What may keep requests of a client from being answered. The same object for as long as nothing of it changes. */
export interface Conditions {
  /** The device has no network, as far as the browser and TanStack Query know. On a server it has one. */
  readonly isOff: boolean
  /** The end of the pause that the service has asked for, unix milliseconds; 0 without one. */
  readonly pausedUntil: number
  /** What keeps the newest block from being known. */
  readonly tries: HeadTries
}

const EVENTS = ['online', 'offline']

/** TanStack's manager has what an app sets, and does not know how the device was when the page opened. */
const isDeviceOffline = () => isOffline() || !onlineManager.isOnline()

function watchDevice(listener: () => void) {
  const leave = onlineManager.subscribe(listener)
  for (const event of EVENTS) window.addEventListener(event, listener)
  return () => {
    leave()
    for (const event of EVENTS) window.removeEventListener(event, listener)
  }
}

const ON = { isOff: false, pausedUntil: 0, tries: NO_TRIES } satisfies Conditions
const OFF = { ...ON, isOff: true } satisfies Conditions
const server = () => ON

interface Store {
  subscribe(listener: () => void): () => void
  now(): Conditions
  /** Without what the client reports. */
  ofDevice(): Conditions
}

/** One listener of each client for all components: a page may have a thousand balances, and a request reports each step. */
function createStore(client: Client): Store {
  const listeners = new Set<() => void>()
  let known: Conditions = ON
  /** Those that the listeners know: a component that renders may have seen newer ones. */
  let told: Conditions = ON
  let stops: (() => void)[] = []

  function now() {
    const isOff = isDeviceOffline()
    const pausedUntil = client.budget().pausedUntil ?? 0
    const tries = client.headTries()
    if (known.isOff !== isOff || known.pausedUntil !== pausedUntil || known.tries !== tries)
      known = { isOff, pausedUntil, tries }
    return known
  }
  function tell() {
    if (told === now()) return
    told = known
    for (const listener of listeners) listener()
  }

  return {
    now,
    ofDevice: () => (isDeviceOffline() ? OFF : ON),
    subscribe(listener) {
      if (!listeners.size) stops = [client.subscribeBudget(tell), client.subscribeHeadTries(tell), watchDevice(tell)]
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (!listeners.size) for (const stop of stops) stop()
      }
    },
  }
}

const stores = /* @__PURE__ */ new WeakMap<Client, Store>()

function storeOf(client: Client): Store {
  const store = stores.get(client) ?? createStore(client)
  stores.set(client, store)
  return store
}

/**
 * The conditions now. Renders again when one changes: not when requests join or leave the queue, and for the device alone while
 * `isWatching` is `false`.
 */
export function useConditions(isWatching: boolean): Conditions {
  const store = storeOf(useTonCenter().client)
  return useSyncExternalStore(store.subscribe, isWatching ? store.now : store.ofDevice, server)
}
