'use client'
import { later } from '../root/later.ts'

/** What a list says when a request fails or rows are hidden, and what turns its pages: before they are needed, but not before the rows. */
export const useNotices = /* @__PURE__ */ later(() => import('./ListNotices.tsx'))
