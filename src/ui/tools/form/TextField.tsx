'use client'
import { type RefObject, useId } from 'react'
import { cx } from '../../root/props.ts'
import { Spoken } from '../../root/Spoken.tsx'
import { mono } from '../../text/Short.tsx'
import styles from './Tool.module.css'

interface TextFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  /** What is wrong with the value, in a sentence. */
  fault?: string | undefined
  placeholder?: string | undefined
  /** For long texts: several lines. */
  isLong?: boolean | undefined
  /** The label is read out, and not rendered. */
  isBare?: boolean | undefined
  /** The field itself takes the focus by it. */
  fieldRef?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null> | undefined
}

/** A labelled field for an address, a hash, a number or cells. The fault is below it, and is read out with it. */
export function TextField({ label, value, onValue, fault, placeholder, isLong, isBare, fieldRef }: TextFieldProps) {
  const id = useId()
  const Control = isLong ? 'textarea' : 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {isBare ? <Spoken>{label}</Spoken> : label}
      </label>
      <Control
        id={id}
        ref={fieldRef}
        className={cx(styles.input, mono, isLong && styles.area)}
        dir="ltr"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}fault`}
        onChange={(event) => onValue(event.target.value)}
      />
      <span id={`${id}fault`} className={styles.fault} role="status">
        {fault}
      </span>
    </div>
  )
}
