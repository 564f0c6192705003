export type { Proxy, ProxyOptions } from './server/options.ts'
export { createProxy } from './server/proxy.ts'
