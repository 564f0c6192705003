import type { $ZodType } from 'zod/v4/core'
import type { DataSchema } from '../core/schema.ts'
import * as z from '../core/schema.ts'
import { memberBy } from './memberBy.ts'
import { type ParsedBodyByType, parsedBodyByType } from './orderBody.ts'
import { address, decimal, int, openText, type UnknownTag } from './scalars.ts'

interface OrderActionBase {
  destination: string | null
  /** Nanotons. */
  value: string | null
  /** Base64. */
  body_raw: string | null
  /** Whether the service could read it; `error` has the reason. */
  parsed: boolean
  error: string | null
  send_mode: number
}
type ParsedBodyType = keyof ParsedBodyByType

/**
 * A message that an order sends. `parsed_body_type` selects the shape of `parsed_body`; `null` when it could not be
 * read. The set is open.
 */
export type OrderAction =
  | {
      [Type in ParsedBodyType]: OrderActionBase & { parsed_body_type: Type; parsed_body: ParsedBodyByType[Type] | null }
    }[ParsedBodyType]
  | (OrderActionBase & { parsed_body_type: UnknownTag; parsed_body: Record<string, unknown> | null })

const base: DataSchema<OrderActionBase & { parsed_body_type: string; parsed_body: Record<string, unknown> | null }> =
  /* @__PURE__ */ z.object(
    {
      destination: z.nullable(address),
      value: z.nullable(decimal),
      body_raw: z.nullable(z.string()),
      parsed: z.boolean(),
      error: z.nullable(z.string()),
      parsed_body: z.nullable(z.mapOf(z.unknown())),
      parsed_body_type: openText,
      send_mode: int,
    },
    memberBy('parsed_body_type', 'parsed_body', parsedBodyByType),
  )

// The check beside the fields is what makes it the union.
export const orderAction = base as unknown as $ZodType<OrderAction>
