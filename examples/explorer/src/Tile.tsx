import { useMetadata } from 'toncenter-react'
import { TokenImage } from 'toncenter-react/ui'

interface TileProps {
  address: string
  /** All tokens with a tile on the page. One request loads their pictures. */
  all: readonly string[]
  /** Where there is no picture, or none yet. */
  letter: string
  isFlagged: boolean
}

/** The mark of a token, with its picture. */
export function Tile({ address, all, letter, isFlagged }: TileProps) {
  const { data } = useMetadata({ address: all })
  const known = data?.[address]?.token_info?.[0]
  return <TokenImage token={{ symbol: letter, ...known, is_scam: isFlagged || known?.is_scam }} address={address} />
}
