import { listen } from '../listen.ts'

/**
 * Marks every label of an account on the page while one of them has the pointer or the focus. It sets `data-same`, an attribute
 * that React does not manage, so that nothing is rendered again.
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
  return listen(page, { pointerover: mark, focusin: mark }, { passive: true, capture: true })
}
