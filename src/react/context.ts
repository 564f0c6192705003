'use client'
import { createContext, useContext } from 'react'
import type { Client, ClientOptions } from '../core/client.ts'
import type { RenderLink, ResolvedSettings } from './settings.ts'

export interface TonCenter {
  client: Client
  settings: ResolvedSettings
}

export const TonCenterContext = /* @__PURE__ */ createContext<TonCenter | undefined>(undefined)
export const FirstNowContext = /* @__PURE__ */ createContext<number | undefined>(undefined)
/** The provider's `renderLink` of this render, apart from the settings: only links render again when it is a new function. */
export const RenderLinkContext = /* @__PURE__ */ createContext<RenderLink | undefined>(undefined)

/** The options that the client around was made from; absent where it was given. */
export const OptionsContext = /* @__PURE__ */ createContext<ClientOptions | undefined>(undefined)

/** The client and the settings of the nearest provider. Sends nothing. @throws {Error} outside of one. */
export function useTonCenter(): TonCenter {
  const value = useContext(TonCenterContext)
  if (!value) throw new Error('useTonCenter: no <TonCenterProvider> above this component. Wrap the app in one.')
  return value
}

/** The provider's clock for the first render, unix milliseconds: the same on server and client. */
export const useFirstNow = (): number | undefined => useContext(FirstNowContext)
