import type { Metadata } from '../../contract/v3/metadata.ts'
import { rawForm } from '../../core/values/address.ts'
import type { BodyField } from '../../reading/bodyFields.ts'
import type { MovedAmount } from '../../reading/movedAmount.ts'
import { jettonWalletOf } from '../../reading/value/messageAsset.ts'

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const aroundOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('.'), 0))

/**
 * The jettons that a field of units counts, where that is known. What is offered is in the jetton that the message moves; what is asked
 * for, in that of the wallet which the same part of the body names. A pool is told the wallet of the offered jetton instead.
 *
 * @param jetton that the message moves, where it moves one
 */
export function unitsOf(
  field: BodyField,
  fields: readonly BodyField[],
  jetton: MovedAmount | undefined,
  metadata: Metadata,
): MovedAmount | undefined {
  const { kind, path, value: amount, message } = field
  if (kind !== 'units') return
  if (path === 'amount') return jetton?.amount === amount ? jetton : undefined
  const walletNamed = (name: string) => {
    const beside = fields.find(
      (one) =>
        one.kind === 'address' &&
        one.message === message &&
        lastOf(one.path) === name &&
        aroundOf(one.path) === aroundOf(path),
    )
    return beside && jettonWalletOf(rawForm(beside.value), metadata)?.jetton
  }
  const isAsked = lastOf(path) === 'min_out'
  const asset = isAsked
    ? (walletNamed('ask_jetton_wallet') ?? (jetton ? walletNamed('token_wallet') : undefined))
    : (jetton?.asset ?? walletNamed('token_wallet'))
  return asset ? { amount, asset } : undefined
}
