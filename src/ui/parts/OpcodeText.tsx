'use client'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { mono } from '../text/Short.tsx'
import { sayNamed } from '../text/sayNamed.ts'

interface OpcodeTextProps {
  opcode: string
  /** From the service: a stranger may have chosen it. */
  name: string | undefined
  className: string | undefined
}

/** An operation code and its name, in a row of a list. */
export function OpcodeText({ opcode, name, className }: OpcodeTextProps) {
  const { wordsOf } = useScope()
  return (
    <span className={className} data-part="opcode">
      <span className={mono}>{opcode}</span>{' '}
      {name && <ForeignText max={64}>{sayNamed('op', name, wordsOf)}</ForeignText>}
    </span>
  )
}
