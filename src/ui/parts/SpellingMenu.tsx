'use client'
import type { AddressBookRow } from '../../contract/v3/addressBookRow.ts'
import { toFriendlyAddress, toRawAddress } from '../../core/values/address.ts'
import { useTonCenter } from '../../react/context.ts'
import { domainOf } from '../../trust/domains.ts'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { humanName } from '../text/humanName.ts'
import { addressTexts } from '../words/en/parts/labels.ts'
import { MenuCopy, MenuHeading, MenuPanel } from './MenuPanel.tsx'

interface SpellingMenuProps {
  /** In the form that is shown. */
  address: string
  /** How it is shown. */
  label: string
  data: AddressBookRow | null | undefined
  onClose: () => void
}

const FORMS = [
  ['address.nonBounceable', { bounceable: false }],
  ['address.bounceable', { bounceable: true }],
] as const
const TEST_FORMS = [
  ['address.nonBounceableTest', { bounceable: false, testOnly: true }],
  ['address.bounceableTest', { bounceable: true, testOnly: true }],
] as const

/** Every way to write an address, in full, each to be copied; those of test networks only on one. */
export default function SpellingMenu({ address, label, data, onClose }: SpellingMenuProps) {
  const { wordsOf } = useScope()
  const { testOnly } = useTonCenter().client
  const words = wordsOf(addressTexts)
  const raw = toRawAddress(address)
  const forms = [...(testOnly ? TEST_FORMS : []), ...FORMS].map(
    ([key, form]) => [key, toFriendlyAddress(raw, form)] as const,
  )
  const known = [domainOf(data), ...(data?.interfaces ?? []).slice(0, 3).map(humanName)].filter(Boolean).join(' · ')
  return (
    <MenuPanel
      label={words('address.menu', { label })}
      heading={
        <>
          {known && (
            <MenuHeading>
              <ForeignText max={160}>{known}</ForeignText>
            </MenuHeading>
          )}
          <MenuHeading>{words('address.same')}</MenuHeading>
        </>
      }
      onClose={onClose}
    >
      {forms.map(([key, text]) => text !== raw && <MenuCopy key={key} label={words(key)} text={text} />)}
      <MenuCopy label={words('address.raw')} text={raw} />
    </MenuPanel>
  )
}
