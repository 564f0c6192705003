/**
 * The functions that one of the oldest supported browsers (`scripts/browsers.ts`) lacks. Methods of instances are under
 * `prototype`.
 */
export const NEWER: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any', 'timeout'],
  Array: ['fromAsync'],
  Intl: ['Segmenter', 'DurationFormat'],
  Iterator: ['from', 'concat'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  Response: ['json'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  URL: ['canParse', 'parse'],
  globalThis: ['scheduler', 'CloseWatcher', 'URLPattern', 'requestIdleCallback'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTML'],
}

/** Takes all of it away. Gives the function that brings it back. */
export function becomeOldBrowser(): () => void {
  const back: (() => void)[] = []
  for (const [path, names] of Object.entries(NEWER)) {
    // biome-ignore lint/suspicious/noExplicitAny: owners are named by a path
    const owner = path.split('.').reduce<any>((at, name) => at?.[name], globalThis)
    for (const name of names) {
      const was = owner && Object.getOwnPropertyDescriptor(owner, name)
      if (!was) continue
      delete owner[name]
      back.push(() => Object.defineProperty(owner, name, was))
    }
  }
  return () => {
    for (const restore of back) restore()
  }
}
