import { find } from './stage.tsx'

export const boxOf = (root: ParentNode, selector: string) => find(root, selector).getBoundingClientRect()

/** Where a piece of text is drawn. */
export function placeOf(root: ParentNode, piece: string): DOMRect {
  const texts = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const start = texts.currentNode.nodeValue?.indexOf(piece) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, start)
    range.setEnd(texts.currentNode, start + piece.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`No text holds ${piece}`)
}
