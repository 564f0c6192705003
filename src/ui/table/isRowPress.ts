import type { MouseEvent } from 'react'

/** What does something of its own when it is pressed, and what a row opened to. */
const OWN = [
  'a, button, input, select, textarea, label, summary, dialog',
  '[role="button"], [contenteditable], [popover], [data-part="detail"]',
].join()

/** Whether a click is meant for the row it is in: not for a control in the row, and not the end of selecting its text. */
export function isRowPress({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false
  const selection = getSelection()
  const isSelecting = selection?.isCollapsed === false && selection.containsNode(currentTarget, true)
  return !isSelecting && !target.closest(OWN)
}
