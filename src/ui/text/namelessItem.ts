import { shorten } from './Short.tsx'

/** An NFT item without a name, by the ends of its address. */
export const namelessItem = (nft: string): string => `NFT ${shorten(nft.slice(nft.indexOf(':') + 1), 4)}`
