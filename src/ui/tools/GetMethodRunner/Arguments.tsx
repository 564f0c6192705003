'use client'
import { useId } from 'react'
import { visibleString } from '../../../trust/visibleText.ts'
import { cross, mint as plus } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { runnerTexts } from '../../words/en/tools/forms.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import styles from './GetMethodRunner.module.css'
import type { ArgumentType, MethodArgument } from './knownMethods.ts'
import { toArgument } from './stackInput.ts'

/** An argument as it is entered. */
export interface GivenArgument extends MethodArgument {
  readonly text: string
}

interface ArgumentsProps {
  given: readonly GivenArgument[]
  /** The arguments of a known method: only their values can be entered. */
  isFixed: boolean
  /** What is missing is a fault. */
  isTried: boolean
  onChange: (given: readonly GivenArgument[]) => void
}

const TYPES: readonly ArgumentType[] = ['num', 'address', 'slice', 'cell']
const EXAMPLES: Readonly<Record<ArgumentType, string>> = {
  num: '17, 0x11',
  address: 'EQ…, UQ…, 0:…',
  slice: 'te6cc…',
  cell: 'te6cc…',
}

/** The stack of arguments. */
export function Arguments({ given, isFixed, isTried, onChange }: ArgumentsProps) {
  const words = useScope().wordsOf(runnerTexts)
  const id = useId()
  const change = (index: number, part: Partial<GivenArgument>) =>
    onChange(given.map((one, at) => (at === index ? { ...one, ...part } : one)))
  if (isFixed && !given.length) return <p className={tool.quiet}>{words('runner.noArguments')}</p>
  return (
    <fieldset aria-labelledby={`${id}in`} className={cx(styles.stack, tool.group)} data-part="arguments">
      <span id={`${id}in`} className={tool.name}>
        {words('runner.in')}
      </span>
      {given.map(({ name, type, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an argument is known by its place
        <div key={index} className={styles.argument}>
          <span className={styles.index}>{index}</span>
          {isFixed ? (
            <span className={styles.words}>
              <span className={styles.label}>{visibleString(name, 64)}</span>
              <span className={styles.quiet}>{words(`runner.type.${type}`)}</span>
            </span>
          ) : (
            <select
              className={cx(tool.input, styles.select)}
              aria-label={words('runner.typeOf', { index })}
              value={type}
              onChange={({ target }) => change(index, { type: target.value as ArgumentType })}
            >
              {TYPES.map((one) => (
                <option key={one} value={one}>
                  {words(`runner.type.${one}`)}
                </option>
              ))}
            </select>
          )}
          <div className={styles.value}>
            <TextField
              isBare
              label={isFixed ? visibleString(name, 64) : words('runner.argument', { index })}
              value={text}
              placeholder={EXAMPLES[type]}
              onValue={(value) => change(index, { text: value })}
              fault={(text || isTried) && !toArgument(type, text) ? words(`runner.need.${type}`) : undefined}
            />
          </div>
          {!isFixed && (
            <button
              type="button"
              className={styles.remove}
              aria-label={words('runner.remove', { index })}
              onClick={() => onChange(given.filter((_, at) => at !== index))}
            >
              <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
                <path d={cross} fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </button>
          )}
        </div>
      ))}
      {!isFixed && (
        <div>
          <Button icon={plus} onClick={() => onChange([...given, { name: '', type: 'num', text: '' }])}>
            {words('runner.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
