/** The script of a page did not load: the connection is gone, or the server has another version of the app. */
export class ScriptError extends Error {}

/** The module of a page. @throws {ScriptError} */
export const load = <Module>(module: Promise<Module>): Promise<Module> =>
  module.catch((cause) => {
    throw new ScriptError('The script of this page did not load.', { cause })
  })

const RELOADED = 'reloaded'

/** A page was drawn: the next script that does not load reloads again. */
export const pageDrawn = () => sessionStorage.removeItem(RELOADED)

/** Loads the app anew, once until a page is drawn. Not while the server is silent: the browser's own error would replace the app. */
export async function reloadOnce() {
  if (sessionStorage.getItem(RELOADED)) return
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return
  sessionStorage.setItem(RELOADED, 'yes')
  location.reload()
}
