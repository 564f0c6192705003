import { toHexHash } from '../../../core/values/hash.ts'
import { Refusal } from '../../service/refusal.ts'
import { genuine } from '../route.ts'
import type { Arguments } from './arguments.ts'

export const detectHash = genuine((args: Arguments) => {
  const b64 = args.hash('hash')
  if (b64 === undefined) throw new Refusal(422, 'failed to parse hash')
  const b64url = b64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return { '@type': 'ext.utils.detectedHash', b64, b64url, hex: toHexHash(b64) }
})
