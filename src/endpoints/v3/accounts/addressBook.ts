import { type AnyAddress, addressText } from '../../../core/address.ts'
import { byPart } from '../../../core/batchBy.ts'
import { expects, list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook as response } from '../../../schemas/addressBook.ts'

export interface AddressBookParams {
  /** One address or up to 1 024. The answer's keys are these very spellings. */
  address: OneOrMany<AnyAddress>
}

/**
 * The friendly form, the `.ton` name and the interfaces of addresses. A text that is no address gets a row of nulls.
 */
export const addressBook = /* @__PURE__ */ defineEndpoint<AddressBookParams, AddressBook>({
  generation: 'v3',
  name: 'addressBook',
  method: 'GET',
  path: '/addressBook',
  params: z.params({
    address: list(
      z.stringFrom<AnyAddress>(
        addressText,
        expects('a text', (text) => text !== ''),
      ),
      { max: 1024 },
    ),
  }),
  verbatim: ['address'],
  rows: 'itself',
  response,
  // Names change by a transaction of their owner, months apart.
  cache: 'config',
  batch: byPart<AddressBookParams, AddressBook>({
    key: 'address',
    entryOf: (key) => key,
    split(data, key) {
      const row = Object.hasOwn(data, key) && data[key]
      return row ? { [key]: row } : {}
    },
    sendLimit: false,
  }),
})
