/**
 * Runs in the page of a story. Gives the visible faults that a machine can find, in words, and the height of the story. It
 * knows only the page: it defines all that it uses.
 */
export function findFlaws() {
  /** No text is smaller than 12 px; monospaced text of that size is set in 0.929 of it. */
  const FLOOR = 11.1
  const stage = document.querySelector('#storybook-root')
  const page = document.documentElement
  const flaws = new Set()
  const nameOf = (element) => {
    const named = element.closest('[data-part]')
    const root = element.closest('[data-theme][class]')
    const part = named?.getAttribute('data-part') ?? element.tagName.toLowerCase()
    return `${root?.getAttribute('data-part') ?? 'page'} › ${part}`
  }
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[class*="spoken"]')
  /** The nearest box that hides or scrolls its overflow. */
  const clipperOf = (element) => {
    for (let at = element.parentElement; at && at !== stage; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at)
      if (overflowX !== 'visible' || clipPath !== 'none') return at
    }
  }

  if (page.scrollWidth > page.clientWidth)
    flaws.add(`the page scrolls sideways by ${page.scrollWidth - page.clientWidth} px`)

  const right = page.clientWidth
  let bottom = 0
  for (const element of stage?.querySelectorAll('*') ?? []) {
    const box = element.getBoundingClientRect()
    if (!box.width || !box.height || !isSeen(element)) continue
    const style = getComputedStyle(element)
    const isClipped = Boolean(clipperOf(element))
    const isText = [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim())
    // Of drawn elements: the boxes of a long list are as high as all its rows.
    if (isText || element.matches('img, svg, button, [data-part="skeleton"]'))
      bottom = Math.max(bottom, box.bottom + scrollY)
    if (!isClipped && (box.right > right + 1 || box.left < -1)) flaws.add(`${nameOf(element)} sticks out of the page`)
    // A letter on a tile is a picture.
    if (!isText || element.closest('svg, [data-part="image"]')) continue
    if (Number.parseFloat(style.fontSize) < FLOOR) flaws.add(`${nameOf(element)} is set in ${style.fontSize}`)
    // A box of one pixel is for readers who listen.
    if (element.clientWidth === 1) continue
    const isCut =
      element.scrollWidth > element.clientWidth + 1 && style.overflowX !== 'visible' && style.display !== 'inline'
    const hasEllipsis = style.textOverflow !== 'clip' || style.webkitLineClamp !== 'none'
    if (isCut && !hasEllipsis && style.overflowX === 'hidden') {
      flaws.add(`${nameOf(element)} is cut off without an ellipsis`)
    }
  }
  return { flaws: [...flaws], height: Math.max(80, Math.min(Math.ceil(bottom) + 24, page.scrollHeight)) }
}
