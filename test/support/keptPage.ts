let isKept = false

/** Whether the tests of a `describe` share what is on the page. */
export const pageIsKept = () => isKept

/** From here on a test leaves what is on the page to the next one. */
export function keepPage(keeps: boolean): void {
  isKept = keeps
}
