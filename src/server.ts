export type {
  PerClient,
  Proxy,
  ProxyContext,
  ProxyNetwork,
  ProxyNetworks,
  ProxyOptions,
  ProxyTrouble,
} from './server/options.ts'
export { createProxy } from './server/proxy.ts'
export { type MemoryStoreOptions, memoryStore, type SharedStore } from './server/store.ts'
