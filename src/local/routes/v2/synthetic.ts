import { makeCell } from '../../../core/values/cell.ts'
import { toBoc } from '../../../core/values/toBoc.ts'

// Nobody has the keys of the validators, and there are no block BoCs. Proofs of a block are invented, the same every time.

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

async function digest(algorithm: 'SHA-256' | 'SHA-512', words: readonly (string | number)[]): Promise<Uint8Array> {
  const text = new TextEncoder().encode(`toncenter-local/${words.join('/')}`)
  return new Uint8Array(await crypto.subtle.digest(algorithm, text))
}

/** 64 bytes in place of a signature, base64. */
export const madeUpSignature = async (...words: (string | number)[]) => base64(await digest('SHA-512', words))

/** A bag of cells in place of a proof, base64. It proves nothing. */
export async function madeUpProof(...words: (string | number)[]): Promise<string> {
  return toBoc(makeCell({ bytes: await digest('SHA-256', words), bits: 256 }, []))
}
