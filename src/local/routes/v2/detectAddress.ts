import { formatFriendly, tryParseAddress } from '../../../core/values/address.ts'
import { Refusal } from '../../service/refusal.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'

export const detectAddress = genuine((args: Arguments) => {
  const raw = args.address()
  const address = tryParseAddress(args.text('address') ?? '')
  if (!address) throw new Refusal(422, 'failed to parse address')
  const { bounceable, testOnly = false } = address
  const variant = (bounces: boolean) => ({
    '@type': 'ext.utils.detectedAddressVariant',
    b64: formatFriendly(address, { bounceable: bounces, testOnly, urlSafe: false }),
    b64url: formatFriendly(address, { bounceable: bounces, testOnly }),
  })
  const given = { true: 'friendly_bounceable', false: 'friendly_non_bounceable', undefined: 'raw_form' }
  return {
    '@type': 'ext.utils.detectedAddress',
    raw_form: raw.toLowerCase(),
    bounceable: variant(true),
    non_bounceable: variant(false),
    given_type: given[`${bounceable}`],
    test_only: testOnly,
  }
})
