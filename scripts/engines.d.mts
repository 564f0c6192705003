/** Paths of programs; `undefined` for one that this machine has not. */
export interface Engines {
  firefox: string | undefined
  webKitDriver: string | undefined
  miniBrowser: string | undefined
  xvfb: string | undefined
}
export function findEngines(): Engines
export function ensureEngines(): Engines
