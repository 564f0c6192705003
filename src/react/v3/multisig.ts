'use client'
import { multisigOrders } from '../../endpoints/v3/multisig/multisigOrders.ts'
import { multisigWallets } from '../../endpoints/v3/multisig/multisigWallets.ts'
import { infiniteQueryHook } from '../infiniteHook.ts'
import { queryHook } from '../queryHook.ts'

/** Proposals to multisig wallets (v2), with the approvals so far. */
export const useMultisigOrders = /* @__PURE__ */ queryHook(multisigOrders)
/** Proposals to multisig wallets (v2), with the approvals so far, page by page. */
export const useMultisigOrdersInfinite = /* @__PURE__ */ infiniteQueryHook(multisigOrders)
/** Wallets that several signers hold together (v2), with their orders. */
export const useMultisigWallets = /* @__PURE__ */ queryHook(multisigWallets)
/** Wallets that several signers hold together (v2), with their orders, page by page. */
export const useMultisigWalletsInfinite = /* @__PURE__ */ infiniteQueryHook(multisigWallets)
