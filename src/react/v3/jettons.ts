'use client'
import { jettonBurns } from '../../endpoints/v3/jettons/jettonBurns.ts'
import { jettonMasters } from '../../endpoints/v3/jettons/jettonMasters.ts'
import { jettonTransfers } from '../../endpoints/v3/jettons/jettonTransfers.ts'
import { jettonWallets } from '../../endpoints/v3/jettons/jettonWallets.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** Jettons destroyed by their owners. Newest first; without a filter those of all jettons. */
export const useJettonBurns = /* @__PURE__ */ queryHook(jettonBurns)
/** Jettons destroyed by their owners. Newest first; without a filter those of all jettons, page by page. */
export const useJettonBurnsInfinite = /* @__PURE__ */ infiniteQueryHook(jettonBurns)
/** The contracts that issue jettons, by address or by admin. In the order in which the service indexed them. */
export const useJettonMasters = /* @__PURE__ */ queryHook(jettonMasters)
/**
 * The contracts that issue jettons, by address or by admin. In the order in which the service indexed them, page by page.
 */
export const useJettonMastersInfinite = /* @__PURE__ */ infiniteQueryHook(jettonMasters)
/**
 * Transfers of jettons from one owner to another. Newest first; without a filter those of all jettons. Transfers that
 * failed are not listed.
 */
export const useJettonTransfers = /* @__PURE__ */ queryHook(jettonTransfers)
/**
 * Transfers of jettons from one owner to another. Newest first; without a filter those of all jettons. Transfers that
 * failed are not listed, page by page.
 */
export const useJettonTransfersInfinite = /* @__PURE__ */ infiniteQueryHook(jettonTransfers)
/** Jetton wallets by owner, by jetton or by address. */
export const useJettonWallets = /* @__PURE__ */ queryHook(jettonWallets)
/** Jetton wallets by owner, by jetton or by address, page by page. */
export const useJettonWalletsInfinite = /* @__PURE__ */ infiniteQueryHook(jettonWallets)
