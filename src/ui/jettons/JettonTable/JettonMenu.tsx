'use client'
import type { MouseEvent } from 'react'
import { toFriendlyAddress, tryParseAddress } from '../../../core/values/address.ts'
import { useTonCenter } from '../../../react/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { eyeOff, right } from '../../icons/paths.ts'
import { Link } from '../../parts/Link.tsx'
import { MenuCopy, MenuEntry, MenuPanel } from '../../parts/MenuPanel.tsx'
import { useScope } from '../../root/scope.ts'
import { jettonTexts } from '../../words/en/jettons.ts'
import type { JettonRow } from './jettonRows.ts'

interface JettonMenuProps {
  row: JettonRow
  label: string
  /** Flagged and dimmed: its token's address is not offered to be copied. */
  isDim: boolean
  isPutAway: (master: string) => boolean
  toggleHidden: (master: string) => void
  onClose: () => void
}

/** What can be done with a jetton of a table: copy its addresses, go to them, put it away. */
export function JettonMenu({ row, label, isDim, isPutAway, toggleHidden, onClose }: JettonMenuProps) {
  const { wordsOf, renderLink } = useScope()
  const { testOnly } = useTonCenter().client
  const words = wordsOf(jettonTexts)
  const { address, jetton } = row.wallet
  const spell = (text: string) => (tryParseAddress(text) ? toFriendlyAddress(text, { testOnly }) : text)
  const onHide = ({ currentTarget }: MouseEvent) => {
    // The row moves: the row that takes its place gets the focus.
    const own = currentTarget.closest('[role="row"]')
    const next = own?.nextElementSibling ?? own?.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
    toggleHidden(jetton)
  }
  return (
    <MenuPanel label={label} onClose={onClose}>
      {!isDim && <MenuCopy label={words('jettons.copyMaster')} text={spell(jetton)} />}
      <MenuCopy label={words('jettons.copyWallet')} text={spell(address)} />
      {renderLink && (
        <>
          <Link kind="jetton" id={jetton}>
            <Icon path={right} size={14} />
            {words('jettons.openMaster')}
          </Link>
          <Link kind="account" id={address}>
            <Icon path={right} size={14} />
            {words('jettons.openWallet')}
          </Link>
        </>
      )}
      <MenuEntry onClick={onHide}>
        <Icon path={eyeOff} size={14} />
        {words(isPutAway(jetton) ? 'jettons.unhide' : 'jettons.hide')}
      </MenuEntry>
    </MenuPanel>
  )
}
