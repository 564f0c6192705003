type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

/** Colours that were drawn: to read a pixel costs more than all else here. */
const known = new Map<string, Colour>()

/** Any CSS colour as it is drawn in sRGB. */
function drawn(css: string): Colour {
  const colour = known.get(css) ?? drawPixel(css)
  // A system colour follows the scheme of the page.
  if (css !== 'Canvas') known.set(css, colour)
  return colour
}

function drawPixel(css: string): Colour {
  if (!canvas) throw new Error('no canvas')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

const over = (top: Colour, below: Colour): Colour => {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

type Grounds = Map<Element, Colour>

/** The ground of an element: all translucent ones of its ancestors laid over each other. */
function groundOf(element: Element | null, grounds: Grounds): Colour {
  if (!element) return drawn('Canvas')
  const known = grounds.get(element)
  if (known) return known
  const own = drawn(getComputedStyle(element).backgroundColor)
  const ground = own[3] === 1 ? own : over(own, groundOf(element.parentElement, grounds))
  grounds.set(element, ground)
  return ground
}

function luminance(colour: Colour): number {
  const linear = (index: 0 | 1 | 2) => {
    const part = colour[index] / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

/** WCAG 2 contrast of an element's text with its ground. */
export function contrastOf(element: Element, grounds: Grounds = new Map()): number {
  const ground = groundOf(element, grounds)
  const [a, b] = [over(drawn(getComputedStyle(element).color), ground), ground].map(luminance) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Visible texts with less contrast than WCAG 2 AA requires. Each kind appears once: text, contrast, colour. */
export function faintTexts(root: Element): string[] {
  const found = new Set<string>()
  const grounds: Grounds = new Map()
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (!element || !texts.currentNode.textContent?.trim()) continue
    const { fontSize, fontWeight, clipPath, color } = getComputedStyle(element)
    if (clipPath !== 'none' || element.closest('style, [data-part="tip"]') || !element.getClientRects().length) continue
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    const contrast = contrastOf(element, grounds)
    if (contrast < (isLarge ? 3 : 4.5))
      found.add(`${contrast.toFixed(2)} ${element.className} ${color}: ${texts.currentNode.textContent.slice(0, 20)}`)
  }
  return [...found]
}
