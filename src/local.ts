export { workerFetch } from './local/hosts/workerFetch.ts'
export type { Fault, LocalChain, LocalService, LocalServiceOptions } from './local/options.ts'
export { createLocalService } from './local/service.ts'
