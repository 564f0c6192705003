'use client'
import { createLater } from './createLater.ts'

/** What comes later for all, and what only lists have: new rows behind a bar, and pages. */
export const useListNotices = /* @__PURE__ */ createLater(() => import('./ListExtras.tsx'))
