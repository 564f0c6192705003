'use client'
import { useMemo } from 'react'
import { addressText } from '../core/values/address.ts'

/** A value as a text: address objects by their raw form. */
function textOf(value: unknown): unknown {
  try {
    return JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${part}n` : addressText(part)))
  } catch {
    // A circle, or an address object that throws: then the value itself is compared.
    return value
  }
}

/** The result of `make`, made once while `from` has the same content and `others` are the same. */
export function useMade<Made>(make: () => Made, from: unknown, ...others: readonly unknown[]): Made {
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers name all that `make` reads
  return useMemo(make, [textOf(from), ...others])
}
