import type { Metadata } from '../../../contract/v3/metadata.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine } from '../route.ts'
import { metadataFor } from './around.ts'
import type { Query } from './query.ts'

/** Keys are raw addresses; texts that are no address or no token are left out. */
export const metadata = genuine((query: Query, context: Context): Metadata => {
  const texts = query.texts('address')
  if (!texts.length) throw new Refusal(422, 'at least 1 address required')
  return metadataFor(context, texts.map(tryRawAddress))
})
