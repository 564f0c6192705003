'use client'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { directionOf, isAccount } from '../../reading/direction.ts'
import { Arrow } from '../icons/Arrow.tsx'
import { DrawnLabel } from '../parts/AddressLabel.tsx'
import { Direction } from '../parts/Direction.tsx'
import { cx } from '../root/props.ts'
import { Unknown } from '../text/Absent.tsx'
import styles from './tokens.module.css'

interface PartyProps {
  /** Raw; empty when the service does not know. */
  address: string | null | undefined
  addressBook: AddressBook
  isOwn?: boolean
}

/** An account in a row, or a word where the service knows none. */
export function Party({ address, addressBook, isOwn }: PartyProps) {
  if (!address) return <Unknown />
  return (
    <DrawnLabel
      address={address}
      data={addressBook[address] ?? null}
      seal={!isOwn}
      className={cx(isOwn && styles.own)}
    />
  )
}

interface PartiesProps {
  from: string
  to: string
  /** Whose history it is, in any form. */
  owner: string | undefined
  addressBook: AddressBook
}

/** Who gave and who got. */
export function Parties({ from, to, owner, addressBook }: PartiesProps) {
  const direction = directionOf(owner, from, to)
  return (
    <span className={styles.parties} data-own={direction ? undefined : 'none'}>
      <Party address={from} addressBook={addressBook} isOwn={isAccount(from, owner)} />
      {direction ? <Direction data={direction} /> : <Arrow />}
      <Party address={to} addressBook={addressBook} isOwn={isAccount(to, owner)} />
    </span>
  )
}
