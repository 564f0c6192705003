import type { MouseEvent } from 'react'

/** Controls with their own reaction to a press, and the opened part of a row. */
const OWN = [
  'a, button, input, select, textarea, label, summary, dialog',
  '[role="button"], [contenteditable], [popover], [data-part="detail"]',
].join()

/** Whether a click is meant for its row. A click on a control in the row is not, nor the end of selecting its text. */
export function isRowPress({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false
  const selection = getSelection()
  const isSelecting = selection?.isCollapsed === false && selection.containsNode(currentTarget, true)
  return !isSelecting && !target.closest(OWN)
}
