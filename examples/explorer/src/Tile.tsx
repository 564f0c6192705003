import { TokenImage } from 'toncenter-react/ui'

/** The mark of a token whose picture is not loaded. */
export const Tile = ({ letter, address, isFlagged }: { letter: string; address: string; isFlagged: boolean }) => (
  <TokenImage token={{ symbol: letter, is_scam: isFlagged }} address={address} />
)
