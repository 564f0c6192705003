import { expectTypeOf, it } from 'vitest'
import type * as z from 'zod'
import type { Schema } from '../../src/core/schema/schema.ts'
import type { AddressLike } from '../../src/core/values/address.ts'
import type * as emulate from '../../src/endpoints/emulate.ts'
import type * as v2 from '../../src/endpoints/v2.ts'
import type * as v3 from '../../src/endpoints/v3.ts'
import type * as schemas from '../../src/zod.ts'

type Zod = typeof schemas
type Endpoints = { [Name in keyof typeof v3 & string as Named<typeof v3, Name>]: (typeof v3)[Name] } & {
  [Name in keyof typeof emulate & string as Named<typeof emulate, Name>]: (typeof emulate)[Name]
} & {
  [Name in keyof typeof v2 & string as `v2${Capitalize<Named<typeof v2, Name>>}`]: (typeof v2)[Name]
}
type Named<Module, Name extends keyof Module & string> = Module[Name] extends { readonly path: string } ? Name : never

type DataOf<Record> = Record extends { readonly response: Schema<infer Data> } ? Data : never
type ParamsOf<Record> = Record extends { readonly params: Schema<unknown, infer Params> } ? Params : never
type Output<Name extends string> = Zod[Name & keyof Zod] extends z.ZodType<infer Data> ? Data : 'no schema'
type Input<Name extends string> = Zod[Name & keyof Zod] extends z.ZodType ? z.input<Zod[Name & keyof Zod]> : 'no schema'

/** What of `T` a page can send: JSON has no objects with methods, and no bigint. */
type Sent<T> = T extends AddressLike | bigint
  ? never
  : T extends string | number | boolean | null | undefined
    ? T
    : { [Key in keyof T]: Sent<T[Key]> }

/** The names of `All` for which `A` is not a `B`. */
type Wrong<Pairs> = {
  [Name in keyof Pairs]: Pairs[Name] extends [infer A, infer B] ? ([A] extends [B] ? never : Name) : Name
}[keyof Pairs]

it('what the schemas infer is what the hooks are typed with, for every endpoint', () => {
  type Answers = { [Name in keyof Endpoints & string]: [Output<`${Name}Answer`>, DataOf<Endpoints[Name]>] }
  type Back = { [Name in keyof Endpoints & string]: [DataOf<Endpoints[Name]>, Output<`${Name}Answer`>] }
  expectTypeOf<Wrong<Answers>>().toEqualTypeOf<never>()
  expectTypeOf<Wrong<Back>>().toEqualTypeOf<never>()
  expectTypeOf<keyof Endpoints>().not.toEqualTypeOf<never>()
})

it('what the schemas of params take and give is what the hooks take', () => {
  type Taken = { [Name in keyof Endpoints & string]: [Input<`${Name}Params`>, ParamsOf<Endpoints[Name]>] }
  type Given = { [Name in keyof Endpoints & string]: [Output<`${Name}Params`>, ParamsOf<Endpoints[Name]>] }
  type Back = { [Name in keyof Endpoints & string]: [Sent<ParamsOf<Endpoints[Name]>>, Input<`${Name}Params`>] }
  expectTypeOf<Wrong<Taken>>().toEqualTypeOf<never>()
  expectTypeOf<Wrong<Given>>().toEqualTypeOf<never>()
  expectTypeOf<Wrong<Back>>().toEqualTypeOf<never>()
})
