'use client'
import { forwardRef } from 'react'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { exitTexts } from '../words/en/reading/exits.ts'
import styles from './ExitCode.module.css'
import { codeOf, exitSentence } from './exitSentence.ts'

export interface ExitCodeProps
  extends Omit<ComponentProps<'root' | 'code', number, HTMLSpanElement>, 'queryOptions' | 'slots'> {
  /** `exit_code` of the compute phase, or `result_code` of the action phase. */
  data: number
  /** Default `compute`. */
  phase?: 'compute' | 'action' | undefined
  /** Interfaces of the contract, as in its row of an address book: the codes of standard contracts are known. */
  interfaces?: readonly string[] | null | undefined
}

/** An exit code as a sentence, with the number behind it. Renders a `<span>`. */
export const ExitCode = forwardRef<HTMLSpanElement, ExitCodeProps>(function ExitCode(
  { data, phase = 'compute', interfaces, classNames, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(exitTexts)
  const isGood = data === 0 || data === 1
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-state={isGood ? 'success' : 'failed'}
      own={styles.root}
      classNames={classNames}
      {...props}
    >
      {words(exitSentence(data, phase, interfaces ?? []))}{' '}
      <span className={cx(styles.code, classNames?.code)} data-part="code" data-tip={words(`exit.name.${phase}`)}>
        {codeOf(data, phase, words)}
      </span>
    </Root>
  )
})
ExitCode.displayName = 'ExitCode'
