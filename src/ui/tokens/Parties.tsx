'use client'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import { isSameAddress } from '../../core/values/address.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
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

/** As `owner` sees it; `undefined` when there is no owner, or it is none of both. */
export function directionOf(owner: string | undefined, from: string, to: string): 'in' | 'out' | 'self' | undefined {
  if (!owner) return
  const isFrom = isSameAddress(owner, from)
  const isTo = isSameAddress(owner, to)
  return isFrom && isTo ? 'self' : isFrom ? 'out' : isTo ? 'in' : undefined
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
  const isOwn = (address: string) => owner !== undefined && isSameAddress(owner, address)
  return (
    <span className={styles.parties}>
      <Party address={from} addressBook={addressBook} isOwn={isOwn(from)} />
      {direction ? <Direction data={direction} /> : <Icon path={icons.right} size={12} className={styles.arrow} />}
      <Party address={to} addressBook={addressBook} isOwn={isOwn(to)} />
    </span>
  )
}
