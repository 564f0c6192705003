/** Whether the device says that it has no network. Outside of a page nobody says so. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false
