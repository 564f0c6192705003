/**
 * Marks every label of an account, anywhere on the page, while one of them has the pointer or the focus: with
 * `data-same`, which React knows nothing of, so that nothing is drawn again.
 * @returns stops watching.
 */
export function watchAccounts(page: Document): () => void {
  let marked: readonly Element[] = []
  const mark = (event: Event) => {
    const [target] = event.composedPath()
    const account =
      target instanceof Element ? target.closest<HTMLElement>('[data-account]')?.dataset.account : undefined
    for (const label of marked) label.removeAttribute('data-same')
    const all = account ? [...page.querySelectorAll(`[data-account="${account}"]`)] : []
    marked = all.length > 1 ? all : []
    for (const label of marked) label.setAttribute('data-same', '')
  }
  const ends = new AbortController()
  for (const type of ['pointerover', 'focusin']) {
    page.addEventListener(type, mark, { signal: ends.signal, passive: true, capture: true })
  }
  return () => ends.abort()
}
