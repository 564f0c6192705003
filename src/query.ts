export { type QueryKey, queryKey } from './query/keys.ts'
export { type EndpointMutationOptions, mutationOptions } from './query/mutationOptions.ts'
export {
  type EndpointInfiniteQueryOptions,
  type EndpointQueryOptions,
  infiniteQueryOptions,
  queryOptions,
} from './query/options.ts'
export type { Rows } from './query/rows.ts'
