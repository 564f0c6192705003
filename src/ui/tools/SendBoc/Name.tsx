import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import styles from './SendPreview.module.css'

/** The name of an account within a sentence. */
export const Name = ({ address, books }: { address: string; books: TokenBooks }) => (
  <span className={styles.name}>
    <DrawnLabel address={address} data={books.addressBook[address] ?? null} seal={false} />
  </span>
)
