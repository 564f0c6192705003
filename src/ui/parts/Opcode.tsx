'use client'
import { forwardRef } from 'react'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { mono } from '../text/Short.tsx'
import { sayOperation } from '../text/sayOperation.ts'
import styles from './Opcode.module.css'

export interface OpcodeProps
  extends Omit<ComponentProps<'root' | 'code' | 'name', string | number, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** `0x` and hex digits, as in answers, or a number, signed or not. */
  data: string | number
  /** What the service calls it (`decoded_opcode`). An operation of the standards has its name there, whatever the service calls it. */
  name?: string | null | undefined
}

/** `0x` and eight digits, whatever it was written as; a text that is no opcode stays as it is. */
export function opcodeOf(data: string | number): string {
  const value = Number(data)
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 32
    ? `0x${(value >>> 0).toString(16).padStart(8, '0')}`
    : String(data)
}

/** An operation code with its name. Renders a `<span>`. */
export const Opcode = forwardRef<HTMLSpanElement, OpcodeProps>(function Opcode(
  { data, name, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  const code = opcodeOf(data)
  const title = sayOperation(code, name, scope.wordsOf)
  return (
    <Root as="span" scope={scope} ref={ref} classNames={classNames} {...props}>
      <span className={cx(mono, classNames?.code)} data-part="code">
        <ForeignText max={32}>{code}</ForeignText>
      </span>
      {title && (
        <>
          {' '}
          <ForeignText max={64} className={cx(styles.name, classNames?.name)} part="name">
            {title}
          </ForeignText>
        </>
      )}
    </Root>
  )
})
Opcode.displayName = 'Opcode'
