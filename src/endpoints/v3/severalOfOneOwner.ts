import type { OneOrMany } from '../../core/schema/checks.ts'
import { addIssue, type Check } from '../../core/schema/schema.ts'
import type { AnyAddress } from '../../core/values/address.ts'

const count = (list: OneOrMany<AnyAddress> | undefined) => (Array.isArray(list) ? list.length : 0)

/** A check of a request: the service takes several of `param` only with exactly one owner. `what` names one of them. */
/* @__NO_SIDE_EFFECTS__ */
export const severalOfOneOwner =
  <Param extends string>(
    param: Param,
    what: string,
  ): Check<{ readonly [Name in Param | 'owner_address']?: OneOrMany<AnyAddress> | undefined }> =>
  (payload) => {
    const { value } = payload
    if (count(value[param]) > 1 && count(value.owner_address) !== 1)
      addIssue(payload, `one ${what} alone, or several with exactly one owner_address`, [param])
  }
