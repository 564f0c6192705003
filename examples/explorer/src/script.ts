/** The script of a page did not load: the connection is gone, or the server has another version of the app. */
export class ScriptError extends Error {}

/** The module of a page. @throws {ScriptError} */
export const load = <Module>(module: Promise<Module>): Promise<Module> =>
  module.catch((cause) => {
    throw new ScriptError('The script of this page did not load.', { cause })
  })

const RELOADED = 'reloaded'
/** Between two looks whether the server answers again, milliseconds. */
const LOOK_MS = 3_000

/** A page was drawn: the next script that does not load reloads again. */
export const pageDrawn = () => sessionStorage.removeItem(RELOADED)

/** Whether the app was loaded anew since a page was drawn. */
export const wasReloaded = () => sessionStorage.getItem(RELOADED) !== null

/** Loads the app anew. Not while the server is silent: the browser's own error would replace the app. */
export async function reload() {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
}

/** Does so as soon as the server answers: once until a page is drawn, or the connection is back again. Gives the function that ends it. */
export function reloadWhenBack(): () => void {
  const look = () => {
    if (navigator.onLine && !wasReloaded()) void reload()
  }
  const goOn = () => {
    pageDrawn()
    look()
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  window.addEventListener('online', goOn)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', goOn)
  }
}
