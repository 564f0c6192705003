/** Whether the browser reports that the device has no network. Elsewhere always `false`. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
