'use client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Client } from '../../core/client.ts'
import { formatRaw, tryParseAddress } from '../../core/values/address.ts'
import { useTonCenter } from '../../react/context.ts'
import { NOBODY, type Paid } from '../lookalike/twins.ts'
import { createRecipients, joined, type Recipients } from './recipients.ts'

const made = /* @__PURE__ */ new WeakMap<Client, WeakMap<object, Recipients>>()

/** The memory of a client, which is of one network, and of a storage. */
function useRecipients(): Recipients {
  const { client, settings } = useTonCenter()
  const { recipientStorage: storage } = settings
  const ofClient = made.get(client) ?? new WeakMap<object, Recipients>()
  made.set(client, ofClient)
  const recipients =
    ofClient.get(storage ?? client) ?? createRecipients(storage, `toncenter-react paid ${client.keyName}`)
  ofClient.set(storage ?? client, recipients)
  return recipients
}

/**
 * The recipients of an account: in the rows of a list, and in earlier lists of the page. On a server, and in the first render of
 * its page, the rows alone: a server renders for many readers.
 * @param owner in any form
 */
export function usePaid(owner: string | undefined, paid: Paid): Paid {
  const recipients = useRecipients()
  const parsed = owner === undefined ? undefined : tryParseAddress(owner)
  const raw = parsed && formatRaw(parsed)
  const known = useSyncExternalStore(
    recipients.subscribe,
    () => (raw === undefined ? NOBODY : recipients.of(raw)),
    () => NOBODY,
  )
  useEffect(() => {
    if (raw !== undefined) recipients.add(raw, paid)
  }, [recipients, raw, paid])
  return useMemo(() => joined(paid, known), [paid, known])
}
