export type { ProxyEvent } from './server/event.ts'
export { type OperationsOptions, withOperations } from './server/operations.ts'
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
export type { NetworkStatus, ProxyStatus } from './server/status.ts'
export { type MemoryStoreOptions, memoryStore, type SharedStore } from './server/store.ts'
