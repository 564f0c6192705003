'use client'
import { forwardRef } from 'react'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import type { AddressLabelProps } from './AddressLabel.tsx'
import { DrawnLabel } from './DrawnLabel.tsx'
import { addressTexts } from './texts.ts'

/** A label of what is known already, with a button that copies the address. */
export const CopyingLabel = forwardRef<HTMLSpanElement, Omit<AddressLabelProps, 'queryOptions' | 'menu'>>(
  function CopyingLabel({ copy = true, ...props }, ref) {
    if (!copy) return <DrawnLabel {...props} ref={ref} />
    return (
      <DrawnLabel
        {...props}
        ref={ref}
        after={(address, label, { wordsOf }) => (
          <CopyButton
            data={address}
            label={wordsOf(addressTexts)('action.copyAddress', { label })}
            className={props.classNames?.copy}
          />
        )}
      />
    )
  },
)
