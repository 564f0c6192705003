/** Texts that are cut too early: numbers within their whole part, names of which next to nothing is left. */
export function cutTexts(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part="number"], [data-part="name"], [data-part="symbol"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .flatMap((element) => {
      const says = element.textContent ?? ''
      const [whole = ''] = says.split(',')
      // No account holds so much, and no column is made for it.
      const isAbsurd = whole.replace(/\D/g, '').length > 9
      const least = element.dataset.part === 'number' ? (says.includes('<') ? says : whole) : 'Name'
      const needed = (element.scrollWidth * least.length) / says.length
      return !isAbsurd && element.clientWidth < needed
        ? `${says}: ${element.clientWidth} of ${element.scrollWidth} px`
        : []
    })
}
