'use client'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type AccountName, AccountNameError } from '../../../core/accountNames.ts'
import { useTonCenter } from '../../../react/context.ts'
import { useOwnName } from '../../../react/useAccountNames.ts'
import { pen, star } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { nameTexts } from '../../words/en/accounts.ts'
import styles from './NameEditor.module.css'

/** Characters of a name: more are not kept. */
const MOST_NAME = 64

/** Stars an account and names it, in the `accountNames` of the provider. Says why where nothing was kept. */
export default function NameEditor({ address }: { address: string }) {
  const words = useScope().wordsOf(nameTexts)
  const { accountNames } = useTonCenter().settings
  const own = useOwnName(address)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const root = useRef<HTMLSpanElement>(null)

  async function keep(value: AccountName) {
    const isSomething = value.name || value.isStarred
    try {
      await accountNames?.set?.(address, isSomething ? value : undefined)
      setFault(undefined)
      return true
    } catch (error) {
      setFault(words(error instanceof AccountNameError ? `name.${error.reason}` : 'name.failed'))
      return false
    }
  }
  function close() {
    setOpen(false)
    setFault(undefined)
  }
  // The field had it.
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) root.current?.querySelectorAll('button')[1]?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const name = async (text: string | undefined) => {
    if (await keep({ ...own, name: text })) close()
  }
  return (
    <span ref={root} className={cx(styles.root, (isOpen || fault !== undefined) && styles.open)} data-part="editor">
      <Button
        kind="link"
        icon={star}
        className={styles.star}
        aria-pressed={own?.isStarred === true}
        onClick={() => void keep({ ...own, isStarred: !own?.isStarred })}
      >
        {words('name.star')}
      </Button>
      {isOpen ? (
        <NameForm name={own?.name} fault={fault} onName={name} onClose={close} />
      ) : (
        <Button kind="link" icon={pen} className={styles.pen} onClick={() => setOpen(true)}>
          {words(own?.name ? 'name.change' : 'name.give')}
        </Button>
      )}
      <span role="alert" className={styles.fault}>
        {fault}
      </span>
    </span>
  )
}

interface NameFormProps {
  name: string | undefined
  fault: string | undefined
  onName: (name: string | undefined) => Promise<void>
  onClose: () => void
}

function NameForm({ name, fault, onName, onClose }: NameFormProps) {
  const words = useScope().wordsOf(nameTexts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  async function give(text: string | undefined) {
    setBusy(true)
    await onName(text)
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void give(field.current?.value.trim() || undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} onKeyDown={onKeyDown} aria-busy={isBusy || undefined}>
      <input
        ref={field}
        className={styles.field}
        aria-label={words('name.field')}
        aria-describedby={id}
        aria-invalid={fault !== undefined || undefined}
        placeholder={words('name.field')}
        defaultValue={name}
        maxLength={MOST_NAME}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
      />
      <Button kind="primary" type="submit">
        {words('name.save')}
      </Button>
      <Button onClick={onClose}>{words('name.cancel')}</Button>
      {name && <Button onClick={() => void give(undefined)}>{words('name.remove')}</Button>}
      <span id={id} className={styles.note}>
        {words('name.note')}
      </span>
    </form>
  )
}
