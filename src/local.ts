export { createLocalService } from './local/createLocalService.ts'
export { workerFetch } from './local/hosts/workerFetch.ts'
export type { Fault, LocalChain, LocalService, LocalServiceOptions } from './local/options.ts'
