'use client'
import { ForeignText } from '../text/ForeignText.tsx'
import { humanName } from '../text/humanName.ts'
import { mono } from '../text/Short.tsx'

interface OpcodeTextProps {
  opcode: string
  /** From the service: a stranger may have chosen it. */
  name: string | undefined
  className: string | undefined
}

/** An operation code and its name, in a row of a list. */
export const OpcodeText = ({ opcode, name, className }: OpcodeTextProps) => (
  <span className={className} data-part="opcode">
    <span className={mono}>{opcode}</span> {name && <ForeignText max={64}>{humanName(name)}</ForeignText>}
  </span>
)
