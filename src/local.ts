export type { Fault, LocalChain, LocalService, LocalServiceOptions } from './local/options.ts'
export { createLocalService } from './local/service.ts'
export { workerFetch } from './local/workerFetch.ts'
