import type { AnyAddress } from '../../core/values/address.ts'

/** What `address` was called before: each component keeps its own old name for one version. */
interface OldNames {
  /** @deprecated Use `address`. The next version ignores this name. */
  account?: AnyAddress | undefined
  /** @deprecated Use `address`. The next version ignores this name. */
  bidder?: AnyAddress | undefined
  /** @deprecated Use `address`. The next version ignores this name. */
  owner?: AnyAddress | undefined
  /** @deprecated Use `address`. The next version ignores this name. */
  wallet?: AnyAddress | undefined
}

/** The old name of `address`, struck through in an editor. */
export type OldName<Name extends keyof OldNames> = Pick<OldNames, Name>

/** The same props with the account as `address`, whether the app uses that name or the old one. */
export function withAddress<Props extends OldNames & { address?: unknown }>(props: Props) {
  const { address, account, bidder, owner, wallet, ...others } = props
  const given: Props['address'] | AnyAddress = address ?? account ?? bidder ?? owner ?? wallet
  return { ...others, address: given }
}
