'use client'
import { jettonMasters } from '../../endpoints/v3/jettons/jettonMasters.ts'
import { jettonWallets } from '../../endpoints/v3/jettons/jettonWallets.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** The contracts that issue jettons, by address or by admin. In the order in which the service met them. */
export const useJettonMasters = /* @__PURE__ */ queryHook(jettonMasters)
/** The contracts that issue jettons, by address or by admin. In the order in which the service met them, page by page. */
export const useJettonMastersInfinite = /* @__PURE__ */ infiniteQueryHook(jettonMasters)
/** Jetton wallets by owner, by jetton or by address. */
export const useJettonWallets = /* @__PURE__ */ queryHook(jettonWallets)
/** Jetton wallets by owner, by jetton or by address, page by page. */
export const useJettonWalletsInfinite = /* @__PURE__ */ infiniteQueryHook(jettonWallets)
