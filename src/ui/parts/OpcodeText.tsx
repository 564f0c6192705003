'use client'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { mono } from '../text/Short.tsx'
import { sayOperation } from '../text/sayOperation.ts'

interface OpcodeTextProps {
  opcode: string
  /** From the service: a stranger may have chosen it. */
  name: string | undefined
  /** The name of the operation is above it already: a card has no line for it. */
  isNamed?: boolean
  className: string | undefined
}

/** An operation code and its name, in a row of a list. */
export function OpcodeText({ opcode, name, isNamed = false, className }: OpcodeTextProps) {
  const { wordsOf } = useScope()
  const said = isNamed ? undefined : sayOperation(opcode, name, wordsOf)
  return (
    <span className={className} data-part="opcode" data-place={isNamed ? 'none' : undefined}>
      <span className={mono}>{opcode}</span> {said && <ForeignText max={64}>{said}</ForeignText>}
    </span>
  )
}
