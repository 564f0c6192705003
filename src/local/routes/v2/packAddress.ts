import { formatFriendly, tryParseAddress } from '../../../core/values/address.ts'
import { Refusal } from '../../service/refusal.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'

/** A bare text. A friendly address keeps its flags. */
export const packAddress = genuine((args: Arguments): string => {
  args.address()
  const address = tryParseAddress(args.text('address') ?? '')
  if (!address) throw new Refusal(422, 'failed to parse address')
  return formatFriendly(address, { bounceable: address.bounceable ?? true, testOnly: address.testOnly ?? false })
})
