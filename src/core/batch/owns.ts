import type { Contract, ListContract } from '../endpoint.ts'
import type { OneOrMany } from '../schema/checks.ts'
import { type RowIn, type RowsName, rowsIn } from '../schema/rowList.ts'
import { type AnyAddress, rawForm } from '../values/address.ts'

/** The parties of a row, where `params` ask for one of them. */
type PartiesOf<Params, Row> = (
  row: Row,
  params: Params,
) => string | null | undefined | readonly (string | null | undefined)[]

type Parties<Params, Row> = { readonly [Name in keyof Params]?: PartiesOf<Params, Row> }
type Owns<Params, Data> = (params: Params, data: Data) => readonly string[]

/**
 * Makes the `owns` of an endpoint. `partiesOf` names the accounts of a row, by the param that asks for one. It also reads an answer
 * about one thing. A row is foreign when none of its parties was asked for, by raw form: its first party is reported. One whose
 * parties are unknown (`null`, empty) is not foreign, and none is where nothing was asked. The service ignores parameter names that
 * it does not know, and answers with rows of all accounts. This comparison detects that.
 */
export function ownedBy<Params, Data, Rows extends RowsName<Data>>(
  contract: ListContract<Params, Data, Rows>,
  parties: Parties<Params, RowIn<Data, Rows>>,
): Owns<Params, Data>
export function ownedBy<Params, Data>(
  contract: Contract<Params, Data>,
  parties: Parties<Params, Data>,
): Owns<Params, Data>
/* @__NO_SIDE_EFFECTS__ */
export function ownedBy(
  { rows }: { readonly name: string; readonly rows?: string },
  parties: object,
): Owns<never, unknown> {
  return (params: Readonly<Record<string, unknown>>, data) =>
    (Object.entries(parties) as [string, PartiesOf<object, unknown>][]).flatMap(([param, partiesOf]) => {
      const own = new Set([(params[param] as OneOrMany<AnyAddress> | undefined) ?? []].flat().map(rawForm))
      return (rows ? rowsIn(rows, data) : [data]).flatMap((row) => {
        const found = [partiesOf(row, params)].flat().filter(Boolean) as string[]
        return own.size && !found.some((party) => own.has(rawForm(party))) ? found.slice(0, 1) : []
      })
    })
}
