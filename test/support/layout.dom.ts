/** Adds what jsdom lacks for lists: nothing scrolls. */
export function stubLayout(): void {
  Element.prototype.scrollIntoView = () => {}
}
