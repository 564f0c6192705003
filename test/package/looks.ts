/** Box and looks of an element. */
export interface Look {
  /** Where it is in the page, for a reader of a failing test. */
  what: string
  box: readonly number[]
  style: Readonly<Record<string, string>>
}

/**
 * How everything below `selector` looks: runs in the page, and so closes over nothing. `isWhole`: every computed
 * property; else boxes, colours, borders and type of a component's elements.
 */
export function measure({ selector, isWhole }: { selector: string; isWhole: boolean }): Look[] {
  const SEEN = [
    'color', 'background-color', 'border-radius', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height',
    'letter-spacing', 'text-transform', 'text-decoration-line', 'text-align', 'list-style-type', 'opacity', 'visibility',
    'display', 'cursor', 'text-indent', 'white-space', 'box-shadow',
  ] // biome-ignore format: a list of names
  const SIDES = ['top', 'right', 'bottom', 'left']
  const root = document.querySelector(selector)
  if (!root) throw new Error(`nothing matches ${selector}`)
  const within = isWhole ? '*' : '[data-theme], [data-theme] *'
  return [...root.querySelectorAll(within)].map((element) => {
    const computed = getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    const style: Record<string, string> = {}
    for (const name of isWhole ? computed : SEEN) style[name] = computed.getPropertyValue(name)
    if (!isWhole) {
      // A border without width has no colour either.
      for (const side of SIDES) {
        const [border, kind, colour] = ['width', 'style', 'color'].map((of) =>
          computed.getPropertyValue(`border-${side}-${of}`),
        )
        style[`border-${side}`] = border === '0px' ? 'none' : `${border} ${kind} ${colour}`
      }
      if (element.matches('input')) style.placeholder = getComputedStyle(element, '::placeholder').color
    }
    const part = element.closest('[data-part]')?.getAttribute('data-part')
    const what = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${part}`
    return { what, box: [x, y, width, height], style }
  })
}

/** Pixels. */
const TOLERANCE = 0.5

/** The differences of two looks of one page. Each kind of element and property appears once, boxes last, at most forty. */
export function different(one: readonly Look[], other: readonly Look[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements became ${other.length}`]
  const found = new Map<string, string>()
  const moved = new Map<string, string>()
  one.forEach(({ what, box, style }, index) => {
    const now = other[index] as Look
    for (const [name, value] of Object.entries(style)) {
      if (value !== now.style[name]) found.set(`${what}: ${name}`, `${value} became ${now.style[name]}`)
    }
    const isMoved = box.some((edge, at) => Math.abs(edge - (now.box[at] ?? 0)) > TOLERANCE)
    if (isMoved && !moved.has(what)) moved.set(what, `box ${box} became ${now.box}`)
  })
  return [...found, ...moved].map((pair) => pair.join(' ')).slice(0, 40)
}
