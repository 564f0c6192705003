import { validatorCyclesFacts } from '../../../contract/v3/endpoints/validatorCycles.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { fewWith, mostWith } from './embedded.ts'

export const validatorCycles = /* @__PURE__ */ defineEndpoint(validatorCyclesFacts, {
  params: z.checked(validatorCyclesFacts.params, fewWith('return_validators')),
  // A new cycle starts every 18 hours; complaints against its validators appear any time.
  cache: ({ return_validators }) => (return_validators ? 'block' : 'config'),
  // No `owns`: rows name accounts only where validators are embedded, and then those that were asked for.
  pagination: windowPages(validatorCyclesFacts, {
    rowKey: ({ cycle_start }) => String(cycle_start),
    utime: (row) => row.cycle_start,
    most: mostWith('return_validators', validatorCyclesFacts.paging),
  }),
})
