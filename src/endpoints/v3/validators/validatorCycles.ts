import {
  type ValidatorCyclesParams,
  type ValidatorCyclesResponse,
  validatorCyclesFacts,
} from '../../../contract/v3/endpoints/validatorCycles.ts'
import type { ValidatorCycle } from '../../../contract/v3/validatorCycle.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { refuse } from '../../../core/schema/schema.ts'

const embeds: z.Check<ValidatorCyclesParams> = (payload) => {
  const { return_validators, limit = 10 } = payload.value
  if (return_validators && limit > 100) refuse(payload, 'at most 100 with return_validators', ['limit'])
}

export const validatorCycles = /* @__PURE__ */ defineEndpoint<
  ValidatorCyclesParams,
  ValidatorCyclesResponse,
  'offset',
  ValidatorCycle
>(validatorCyclesFacts, {
  params: z.checked(validatorCyclesFacts.params, embeds),
  // A new cycle starts every 18 hours; complaints against its validators appear any time.
  cache: ({ return_validators }) => (return_validators ? 'block' : 'config'),
  // No `owns`: rows name accounts only where validators are embedded, and then those that were asked for.
  pagination: windowPages(validatorCyclesFacts, {
    rowKey: ({ cycle_start }) => String(cycle_start),
    utime: (row) => row.cycle_start,
    most: ({ return_validators }) => (return_validators ? 100 : 1000),
  }),
})
