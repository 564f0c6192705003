import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine } from '../route.ts'
import { bookRow } from './around.ts'
import type { Query } from './query.ts'

/** Keys are the texts as sent. A text that is no address gets a row of nulls instead of an error. */
export const addressBook = genuine((query: Query, context: Context): AddressBook => {
  const texts = query.texts('address')
  if (!texts.length) throw new Refusal(422, 'at least 1 address required')
  const rows = texts.map((text) => {
    const address = tryRawAddress(text)
    return [
      text,
      address ? bookRow(context, address) : { user_friendly: null, domain: null, interfaces: null },
    ] as const
  })
  return Object.fromEntries(rows)
})
