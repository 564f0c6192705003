type Listeners = { [Type in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[Type]) => void }

/**
 * Adds listeners by the types of their events. Without an `AbortSignal`: the signal of Jest's environment is not that of
 * its document, which refuses it.
 * @returns removes them all.
 */
export function listen(target: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all) target.addEventListener(type, listener, options)
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener, options)
  }
}
