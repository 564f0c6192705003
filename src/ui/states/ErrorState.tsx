'use client'
import { forwardRef } from 'react'
import { isConnectionError, isInvalidParamsError } from '../../core/errors.ts'
import { visibleString } from '../../trust/visibleText.ts'
import * as icons from '../icons/paths.ts'
import { Button } from '../parts/Button.tsx'
import type { ComponentProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { errorTexts } from '../words/en/states/errors.ts'
import { buttonTexts, waitTexts } from '../words/en/states/waits.ts'
import styles from './ErrorState.module.css'
import { errorDetails, sayError } from './errorText.ts'
import { StateBox } from './StateBox.tsx'
import { useConditions } from './useConditions.ts'

export interface ErrorStateProps
  extends Omit<ComponentProps<'root', never, HTMLDivElement>, 'data' | 'queryOptions' | 'slots' | 'title'> {
  /** The error. */
  error: unknown
  /** Default: "This did not load". */
  title?: string | undefined
  /** Default: the sentence of the error, or that the device is offline. */
  text?: string | undefined
  /** Shows a Retry button. */
  onRetry?: (() => void) | undefined
}

/** A failure in a plain sentence, with Retry, and the service's own words folded away. Renders a `<div role="alert">`. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { error, title, text, onRetry, ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(errorTexts)
  const isOff = useConditions(false).isOff && isConnectionError(error)
  return (
    <Root scope={scope} ref={ref} role="alert" {...props}>
      <StateBox
        icon={isOff ? icons.wifiOff : icons.plug}
        tone={isOff ? 'neutral' : 'negative'}
        title={title ?? words('error.title')}
        text={text ?? (isOff ? scope.wordsOf(waitTexts)('wait.offline') : sayError(error, words))}
      >
        {/* The same values fail again, without a request. */}
        {onRetry && !isInvalidParamsError(error) && (
          <Button icon={icons.refresh} onClick={() => onRetry()}>
            {scope.wordsOf(buttonTexts)('action.retry')}
          </Button>
        )}
        <details className={styles.details}>
          <summary className={styles.summary}>{words('error.details')}</summary>
          <pre className={styles.text} dir="ltr">
            {visibleDetails(errorDetails(error))}
          </pre>
        </details>
      </StateBox>
    </Root>
  )
})
ErrorState.displayName = 'ErrorState'

/** A text of the service with its control characters in sight, each line cut. */
export const visibleDetails = (text: string): string => text.replace(/[^\n]+/g, (line) => visibleString(line, 500))
