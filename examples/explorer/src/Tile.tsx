import { TokenImage } from 'toncenter-react/ui'

/** The mark of a token whose picture is not loaded. */
export const Tile = ({ letter, address }: { letter: string; address: string }) => (
  <TokenImage token={{ symbol: letter }} address={address} />
)
