'use client'
import { forwardRef, type ReactNode } from 'react'
import { isSameAddress, toFriendlyAddress, toRawAddress, tryParseAddress } from '../../core/address.ts'
import { useTonCenter } from '../../react/context.ts'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import { Icon } from '../icons/Icon.tsx'
import { outside } from '../icons/paths.ts'
import { Link } from '../Link/Link.tsx'
import { cx } from '../props.ts'
import { useLooks } from '../root/looks.tsx'
import { Root } from '../root/Root.tsx'
import { type Scope, useScope } from '../root/scope.ts'
import { Seal } from '../Seal/Seal.tsx'
import foreign from '../text/ForeignText.module.css'
import { ForeignText } from '../text/ForeignText.tsx'
import { Ends, mono, shorten } from '../text/Short.tsx'
import { visibleString } from '../text/visibleText.ts'
import styles from './AddressLabel.module.css'
import type { AddressLabelProps } from './AddressLabel.tsx'

interface DrawnLabelProps extends Omit<AddressLabelProps, 'queryOptions' | 'copy' | 'menu'> {
  /** What stands behind the name of a real address: its friendly form, its short name, and the scope are given. */
  after?: ((address: string, label: string, scope: Scope) => ReactNode) | undefined
}

/** A label that asks for nothing and copies nothing: what the rows of lists need. */
export const DrawnLabel = forwardRef<HTMLSpanElement, DrawnLabelProps>(function DrawnLabel(props, ref) {
  const {
    address,
    data,
    name,
    kind = 'account',
    bounceable = isContract(kind, data),
    ends = 4,
    seal = true,
    after,
    className,
    classNames,
    ...attributes
  } = props
  const scope = useScope(props)
  const { client } = useTonCenter()

  const isAddress = tryParseAddress(address) !== undefined
  const raw = isAddress ? toRawAddress(address) : address
  const given = data?.user_friendly
  // The service's form says whether it is a wallet; but only if it is a form of this very account.
  const isForm = bounceable === undefined && typeof given === 'string' && isSameAddress(given, raw)
  const form = { bounceable: bounceable ?? false, testOnly: client.testOnly }
  const friendly = isForm ? given : isAddress ? toFriendlyAddress(raw, form) : address
  const title = name ?? data?.domain ?? (isAddress ? undefined : address)
  const look = useLooks()?.(client, address, friendly, title === undefined ? shorten(friendly, ends) : undefined)
  const short = look?.short ?? shorten(friendly, ends)
  const label = title === undefined ? short : visibleString(title, 64)
  const content = (
    <Link kind={kind} id={raw}>
      {title === undefined ? <Ends>{short}</Ends> : <ForeignText max={64}>{title}</ForeignText>}
    </Link>
  )
  const nameClass = cx(styles.name, foreign.cut, title === undefined && mono, classNames?.name)
  const mark = look?.mark
  const end = isAddress && after?.(friendly, label, scope)
  // Nothing but the name: one element is enough, and a list has many.
  const isBare = !seal && !end && !mark

  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      className={cx(isBare ? nameClass : styles.root, className, classNames?.root)}
      data-account={isAddress ? raw : undefined}
      tip={visibleString(friendly, 128)}
      isStop={!end && !scope.renderLink}
      {...attributes}
    >
      {seal && (isAddress ? <Seal address={raw} {...(seal !== true && { size: seal })} /> : <Icon path={outside} />)}
      {isBare ? (
        content
      ) : (
        <span className={nameClass} data-part="name">
          {content}
        </span>
      )}
      {mark}
      {end}
    </Root>
  )
})

/** What is known: a token is a contract, and so is what has an interface that is no wallet's. */
function isContract(kind: AddressLabelProps['kind'], data: AddressBookRow | null | undefined): boolean | undefined {
  if (kind !== 'account') return true
  const interfaces = data?.interfaces ?? []
  return interfaces.length > 0 && !data?.user_friendly
    ? !interfaces.some((name) => name.startsWith('wallet'))
    : undefined
}
