'use client'
import { useContext } from 'react'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { MenuButton } from '../Menu/MenuButton.tsx'
import { late } from '../root/late.tsx'
import { RowContext, useScope } from '../root/scope.ts'
import { addressTexts } from './texts.ts'
import { toolTexts } from './toolTexts.ts'

export interface LabelToolsProps {
  /** In the form that is shown. */
  address: string
  /** How it is shown. */
  label: string
  data: AddressBookRow | null | undefined
  copy: boolean
  menu: boolean
  className: string | undefined
}

const LateMenu = /* @__PURE__ */ late(() => import('./SpellingMenu.tsx'))

/** What can be done with an address: copied, and seen in all its spellings. A row has a menu of its own, or opens. */
export default function LabelTools({ address, label, data, copy, menu, className }: LabelToolsProps) {
  const { wordsOf } = useScope()
  const isInRow = useContext(RowContext)
  return (
    <>
      {copy && (
        <CopyButton
          data={address}
          label={wordsOf(addressTexts)('action.copyAddress', { label })}
          className={className}
        />
      )}
      {menu && !isInRow && (
        <MenuButton label={wordsOf(toolTexts)('address.menu', { label })}>
          {(close) => <LateMenu address={address} label={label} data={data} onClose={close} />}
        </MenuButton>
      )}
    </>
  )
}
