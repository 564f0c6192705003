import { type ReactNode, useId } from 'react'

interface FieldProps {
  name: string
  label: string
  defaultValue: string
  placeholder?: string
  /** What is wrong with the value. */
  fault?: string | undefined
  /** Several lines. */
  isLong?: boolean
  /** Beside the field. */
  children?: ReactNode
}

/** A field of a form of the explorer's own: for an address, or cells. */
export function Field({ name, label, defaultValue, placeholder, fault, isLong, children }: FieldProps) {
  const id = useId()
  const Control = isLong ? 'textarea' : 'input'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span>
        <Control
          id={id}
          name={name}
          dir="ltr"
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${id}fault`}
        />
        {children}
      </span>
      <span id={`${id}fault`} className="fault" role="status">
        {fault}
      </span>
    </div>
  )
}
