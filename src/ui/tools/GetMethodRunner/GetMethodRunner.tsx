'use client'
import { type FormEvent, forwardRef, useState } from 'react'
import { type AnyAddress, addressText, rawForm, tryParseAddress } from '../../../core/values/address.ts'
import { useAddressName } from '../../../react/useAddressName.ts'
import { visibleString } from '../../../trust/visibleText.ts'
import { play } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { mono } from '../../text/Short.tsx'
import { runnerTexts } from '../../words/en/tools/forms.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { Arguments, type GivenArgument } from './Arguments.tsx'
import styles from './GetMethodRunner.module.css'
import { type GetMethod, knownMethods } from './knownMethods.ts'
import { Result, Runs } from './Result.tsx'
import { toArgument } from './stackInput.ts'
import { useMethodRun } from './useMethodRun.ts'

export interface GetMethodRunnerProps extends ToolProps {
  /** The contract, in any form. */
  address: AnyAddress
  /** Its methods. Default: those of its kind, as the service names it. */
  methods?: readonly GetMethod[] | undefined
}

const NONE: readonly string[] = []

/**
 * Runs a get-method of a contract: known methods by name with their arguments, any other by its name or number. Takes typed
 * arguments and shows typed results, with the exit code in a sentence. One request for the kind of the contract, none with
 * `methods`, and one for each run. Renders a `<div role="group">`.
 */
export const GetMethodRunner = forwardRef<HTMLDivElement, GetMethodRunnerProps>(function GetMethodRunner(
  { address: given, methods: own, ...props },
  ref,
) {
  const words = useScope(props).wordsOf(runnerTexts)
  const address: string = addressText(given) ?? ''
  const isAddress = tryParseAddress(address) !== undefined
  const { data: known, isLoading } = useAddressName(own || !isAddress ? undefined : address)
  const interfaces = known?.interfaces ?? NONE
  const methods = own ?? knownMethods(interfaces)
  return (
    <ToolCard rootRef={ref} title={words('runner.title')} aside={words('runner.free')} {...props}>
      {isLoading ? (
        <RunnerSkeleton />
      ) : (
        <Runner key={rawForm(address)} address={address} methods={methods} interfaces={interfaces} />
      )}
    </ToolCard>
  )
})
GetMethodRunner.displayName = 'GetMethodRunner'

/** In the size of a kind of contract whose first method takes no arguments. */
const RunnerSkeleton = () => (
  <div className={styles.columns} aria-hidden="true" data-part="loading">
    <div className={styles.methods}>
      {['64px', '112px', '136px', '120px'].map((width) => (
        <span key={width} className={styles.method}>
          <Skeleton width={width} />
        </span>
      ))}
    </div>
    <div className={tool.body}>
      <Skeleton width="55%" line={20} />
      <Skeleton width="76px" height={32} line={32} />
      <Skeleton width="70%" line={20} />
    </div>
  </div>
)

interface RunnerProps {
  address: string
  methods: readonly GetMethod[]
  interfaces: readonly string[]
}

/** Its state is of one contract. */
function Runner({ address, methods, interfaces }: RunnerProps) {
  const words = useScope().wordsOf(runnerTexts)
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  /** What was entered, by method. */
  const [entered, setEntered] = useState<Readonly<Record<string, readonly GivenArgument[]>>>({})
  const [isTried, setTried] = useState(false)
  const { run, runs, wait } = useMethodRun()

  const method = methods.find((one) => one.name === (chosen ?? methods[0]?.name))
  const key = method?.name ?? ''
  const asked = method?.arguments?.map(({ name, type }) => ({ name, type, text: '' }))
  const given = entered[key] ?? asked ?? []
  const stack = given.map(({ type, text }) => toArgument(type, text))
  const isComplete = stack.every((one) => one !== undefined) && (method !== undefined || name.trim() !== '')

  function choose(next: string | undefined) {
    setChosen(next ?? '')
    setTried(false)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isComplete || run.isPending) return
    run.mutate({ address, method: method?.name ?? name.trim(), stack: stack.filter((one) => one !== undefined) })
  }
  return (
    <>
      <div className={styles.columns}>
        <fieldset className={cx(tool.group, styles.methods)} aria-label={words('runner.methods')} data-part="methods">
          {[...methods.map((one) => one.name), undefined].map((one) => (
            <button
              key={one ?? ''}
              type="button"
              className={cx(styles.method, one !== undefined && mono)}
              aria-pressed={one === method?.name}
              onClick={() => choose(one)}
            >
              {one === undefined ? words('runner.other') : visibleString(one, 64)}
            </button>
          ))}
        </fieldset>
        <form className={tool.body} onSubmit={onSubmit} noValidate>
          {!method && (
            <TextField
              label={words('runner.name')}
              value={name}
              onValue={setName}
              placeholder="get_method"
              fault={isTried && !name.trim() ? words('runner.nameMissing') : undefined}
            />
          )}
          <Arguments
            given={given}
            isFixed={method !== undefined}
            isTried={isTried}
            onChange={(next) => setEntered({ ...entered, [key]: next })}
          />
          <div className={tool.actions}>
            <Button kind="primary" type="submit" icon={play} aria-disabled={run.isPending || undefined}>
              {words('runner.run')}
            </Button>
            <span className={tool.quiet}>{words('runner.newest')}</span>
          </div>
          {run.isIdle && method?.results && method.results.join() !== method.name && (
            <p className={tool.quiet} data-part="returns">
              {words('runner.returns', { names: visibleString(method.results.join(', '), 400) })}
            </p>
          )}
          <Result
            wait={wait}
            run={run}
            method={methods.find((one) => one.name === run.variables?.method)}
            interfaces={interfaces}
          />
        </form>
      </div>
      {runs.length > 1 && <Runs runs={runs.slice(1)} />}
    </>
  )
}
