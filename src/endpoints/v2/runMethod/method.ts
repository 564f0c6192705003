import type { $ZodType } from 'zod/v4/core'
import * as z from '../../../core/schema.ts'
import { refuse } from '../../../core/schema.ts'

/** A get-method by its name or its id; an id in a text is sent as a number. */
export const method = /* @__PURE__ */ z.unknown((payload) => {
  const { value } = payload
  const id = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  if (typeof id === 'number' ? id === (id | 0) : typeof id === 'string' && id) payload.value = id
  else refuse(payload, 'the name of a get-method, or its id of 32 bits')
}) as unknown as $ZodType<string | number, string | number>
