'use client'
import type { SkipToken } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tryNormalizeBoc } from '../core/schema/params.ts'
import { tryNormalizeHash } from '../core/values/hash.ts'
import { normalizedMessageHash } from '../core/values/messageHash.ts'
import { readSigned } from '../core/values/signedMessage.ts'

/**
 * An external message: its hash (hex, base64 or base64url), its BoC (base64 or hex), or a result of `sendTransaction` of TON
 * Connect. `undefined`, `null`, an empty text or `skipToken`: not yet.
 */
export type MessageReference = string | { readonly boc: string } | SkipToken | null | undefined

/** The hash in the form of the answers, or why there is none; neither while it is not known yet. */
export interface MessageHash {
  readonly hash?: string
  /** When it expires, unix seconds; absent for a hash, and for what no known wallet has signed. */
  readonly validUntil?: number | undefined
  readonly fault?: string
  /** The error, where the fault is not of the text alone. */
  readonly cause?: Error
}

const NONE: MessageHash = {}
const NEITHER: MessageHash = { fault: 'should be a hash (32 bytes, hex or base64), a BoC, or an object with one' }

const textOf = (message: MessageReference) =>
  typeof message === 'object' ? message?.boc : typeof message === 'symbol' ? undefined : message

/** Its BoC in base64; `undefined` for a hash, and for a value that is no message. */
export function bocOf(message: MessageReference): string | undefined {
  const text = textOf(message)
  return text && (typeof message === 'object' || tryNormalizeHash(text) === undefined)
    ? tryNormalizeBoc(text)
    : undefined
}

/**
 * The hash by which the service identifies a message. That of a BoC is known after the first render: browsers hash
 * asynchronously.
 */
export function useMessageHash(message: MessageReference): MessageHash {
  const text = textOf(message)
  const hash = typeof message === 'string' ? tryNormalizeHash(message) : undefined
  const boc = bocOf(message)
  const [read, setRead] = useState<MessageHash & { boc: string }>()
  useEffect(() => {
    if (boc === undefined) return
    let isWanted = true
    const keep = (of: MessageHash) => isWanted && setRead({ boc, ...of })
    normalizedMessageHash(boc).then(
      (hash) => keep({ hash, validUntil: readSigned(boc)?.signed?.validUntil }),
      (cause: Error) => keep({ fault: cause.message, cause }),
    )
    return () => {
      isWanted = false
    }
  }, [boc])
  if (hash !== undefined) return { hash }
  if (boc === undefined) return text ? NEITHER : NONE
  return read?.boc === boc ? read : NONE
}
