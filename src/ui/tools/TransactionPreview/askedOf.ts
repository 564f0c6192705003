import type { Metadata } from '../../../contract/v3/metadata.ts'
import { rawForm } from '../../../core/values/address.ts'
import { type ReadExternal, readSigned } from '../../../core/values/signedMessage.ts'
import { type EmulationRequest, messageOf, tonConnectOf } from '../../../query/emulation.ts'
import { readRequest, type TonConnectMessage } from '../../../reading/preview/request.ts'
import type { ActivityView } from '../../../reading/readAction.ts'

/** What is to be signed, read without asking anybody. */
export interface Asked {
  /** The wallet, raw; absent while it is not known. */
  readonly account: string | undefined
  readonly messages: readonly TonConnectMessage[]
  /** Of a message: what is in it. */
  readonly read: ReadExternal | undefined
}

/** Reads what is to be signed. @param account of a request that names no wallet */
export function askedOf(request: EmulationRequest, account: string | undefined): Asked {
  const asked = tonConnectOf(request)
  if (asked) {
    const from = asked.from ?? account
    return { account: from && rawForm(from), messages: asked.messages, read: undefined }
  }
  const boc = messageOf(request)
  const read = boc === undefined ? undefined : readSigned(boc)
  const orders = read?.signed?.orders ?? []
  return {
    account: account === undefined ? read?.account : rawForm(account),
    messages: orders.map(({ to, value, body }) => ({ address: to, amount: String(value), payload: body })),
    read,
  }
}

/** Each message as what it asks for. */
export const viewsOf = ({ account, messages }: Asked, metadata: Metadata): readonly ActivityView[] =>
  account === undefined ? [] : readRequest({ messages }, account, metadata)
