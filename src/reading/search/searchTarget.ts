import type { BlockPlace } from './readBlock.ts'

/** Where a search leads. */
export type SearchTarget =
  | {
      /** The page that it opens. */
      readonly kind: 'account' | 'jetton' | 'nft' | 'collection'
      /** Raw. */
      readonly address: string
    }
  | {
      readonly kind: 'transaction' | 'trace'
      /** Padded base64, as in answers. */
      readonly hash: string
    }
  | ({ readonly kind: 'block' } & BlockPlace)
  | {
      readonly kind: 'domain'
      /** Lower-case, with `.ton` or `.t.me`. */
      readonly domain: string
      /** Raw address of the account that the name resolves to. Absent until it is looked up, and where there is none. */
      readonly address?: string | undefined
      /** Raw address of the NFT that the domain is; absent while it is not looked up. */
      readonly item?: string | undefined
    }

/** One text for one target: equal targets have equal keys. */
export function targetKey(target: SearchTarget): string {
  switch (target.kind) {
    case 'transaction':
    case 'trace':
      return `${target.kind} ${target.hash}`
    case 'block':
      return `block ${target.workchain}:${target.shard}:${target.seqno}`
    case 'domain':
      return `domain ${target.domain}`
    default:
      return `${target.kind} ${target.address}`
  }
}
