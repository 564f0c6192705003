'use client'
import { createLater } from './createLater.ts'

/**
 * What most readers never see, a failed request and hidden rows, comes once the page is there and before it is needed; a file
 * that does not come is no reason to fall over.
 */
export const useNotices = /* @__PURE__ */ createLater(() => import('./ListNotices.tsx'))
