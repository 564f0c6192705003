import { late } from '../root/late.tsx'

/** What turns pages, or adds rows by a button: most lists go on by scrolling and never load it. */
export const LatePager = /* @__PURE__ */ late(() => import('./Pager.tsx'))
/** What stands where rows would be. */
export const LateEmpty = /* @__PURE__ */ late(() => import('../EmptyState/EmptyBox.tsx'))
/** In place of what is not as documented: no honest service ever brings it. */
export const LateBroken = /* @__PURE__ */ late(() => import('./BrokenCell.tsx'))
/** New rows wait behind it: loaded when there are some. */
export const LateNewItems = /* @__PURE__ */ late(() => import('../NewItemsBar/NewItemsButton.tsx'))
