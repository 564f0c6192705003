/** The CSS properties of a shape or a text. */
const LOOKS = [
  ...['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'text-decoration-line'],
]
/** What a page needs, and a picture does not. */
const OF_PAGE = /^(aria-|data-|class$|role$|tabindex$)/

/** A rendering as an SVG file: with the looks of the stylesheets, in its natural size, on its background. */
export function svgOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const looks = getComputedStyle(originals[index] as SVGElement)
    for (const { name } of [...element.attributes]) if (OF_PAGE.test(name)) element.removeAttribute(name)
    for (const name of LOOKS) {
      const value = looks.getPropertyValue(name)
      if (value) element.style.setProperty(name, value)
    }
  }
  const [, , width = '', height = ''] = (drawing.getAttribute('viewBox') ?? '').split(' ')
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  copy.style.setProperty('background', groundOf(drawing))
  return new XMLSerializer().serializeToString(copy)
}

/** The colour of the nearest element behind it that has one. */
function groundOf(drawing: Element): string {
  for (let element = drawing.parentElement; element; element = element.parentElement) {
    const { backgroundColor } = getComputedStyle(element)
    if (backgroundColor && !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return backgroundColor
  }
  return 'none'
}
