import type { EmulateName } from '../../src/contract/emulate/calls.ts'
import type { V2Name } from '../../src/contract/v2/calls.ts'
import type { V3Name } from '../../src/contract/v3/calls.ts'
import type * as v2 from '../../src/endpoints/v2.ts'
import type * as v3 from '../../src/endpoints/v3.ts'

/** The label of an endpoint's record: its generation and its name. */
export type RecordName = `v2 ${V2Name}` | `v3 ${V3Name}` | `emulate ${EmulateName}`

type PagedIn<Records> = {
  [Name in keyof Records]: Records[Name] extends { readonly pagination: unknown } ? Name : never
}[keyof Records]

/** The name of an endpoint that has pages. */
export type ListName = PagedIn<typeof v2> | PagedIn<typeof v3>
