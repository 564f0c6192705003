import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AccountName, AccountNameError, type AccountNames } from '../../src/core/accountNames.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createAccountNames } from '../../src/names/createAccountNames.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { isMimic } from '../../src/trust/mimics.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { accountName } from '../../src/ui/reading/accountName.ts'
import { SearchBox } from '../../src/ui/tools/SearchBox/SearchBox.tsx'
import { TraceTree } from '../../src/ui/traces/TraceTree/TraceTree.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { oddAccounts } from '../../stories/fixtures/assets.ts'
import { swapTrace, traceBook } from '../../stories/fixtures/traces.ts'
import { stubLayout } from '../support/layout.dom.ts'

stubLayout()

const { main, shop, anna } = demoAccounts
const DOMAIN = { user_friendly: null, domain: 'harbor.ton' }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function draw(children: ReactNode, accountNames: AccountNames | undefined = createAccountNames(), more: object = {}) {
  const tree = (
    <TonCenterProvider
      baseUrl="http://local.test"
      fetch={() => new Promise(() => {})}
      accountNames={accountNames}
      {...more}
    >
      {children}
    </TonCenterProvider>
  )
  return { ...render(tree), accountNames, tree }
}
const set = (names: AccountNames, address: string, value: AccountName | undefined) =>
  act(async () => names.set?.(address, value))
const marks = () => screen.queryAllByRole('img', { name: 'Your name for it' })

describe('a name that the reader gave', () => {
  it('takes the place of address, domain and the name of the app, behind a mark, in any form of the address', async () => {
    const { accountNames, container } = draw(
      <>
        <AddressLabel address={toFriendlyAddress(main)} data={null} />
        <AddressLabel address={main} data={DOMAIN} />
        <AddressLabel address={main} name="Harbour office" />
      </>,
    )
    expect(marks()).toHaveLength(0)
    await set(accountNames, main, { name: 'Rent' })
    expect([...container.querySelectorAll('[data-part="name"]')].map((one) => one.textContent)).toEqual(
      Array(3).fill('Rent'),
    )
    expect(marks()).toHaveLength(3)
    const tip = container.querySelector('[data-account]')?.getAttribute('data-tip')
    expect(tip).toBe(`Your name for it: ${toFriendlyAddress(main, { bounceable: false })}`)
    await set(accountNames, main, undefined)
    expect(marks()).toHaveLength(0)
    expect(container.textContent).toContain('harbor.ton')
  })

  it('is marked where no name of a stranger or of the app is', () => {
    draw(
      <>
        <AddressLabel address={main} data={DOMAIN} />
        <AddressLabel address={shop} data={{ user_friendly: null, domain: '✎ Rent' }} />
        <AddressLabel address={anna} name="✎ Rent" />
      </>,
    )
    expect(marks()).toHaveLength(0)
    for (const name of ['✎ Rent', ' ✐Rent', '✏ Rent']) expect(isMimic(name)).toBe(true)
    expect(isMimic('✏️ Pencil')).toBe(false)
  })

  it('has a mark of its own beside a star, which an account without a name may have', async () => {
    const { accountNames, container } = draw(<AddressLabel address={main} data={DOMAIN} />)
    await set(accountNames, main, { isStarred: true })
    expect(container.textContent).toContain('harbor.ton')
    expect(screen.getByRole('img', { name: 'Starred' })).toBeTruthy()
    await set(accountNames, main, { isStarred: true, name: 'Rent' })
    expect(marks()).toHaveLength(1)
  })

  it('is not drawn on a server, which knows no reader', () => {
    createAccountNames().set(main, { name: 'Rent' })
    const { tree } = draw(<AddressLabel address={main} data={DOMAIN} />)
    expect(renderToString(tree)).not.toContain('Rent')
    expect(marks()).toHaveLength(1)
  })

  it('is behind a pen in sentences, which no domain can have', () => {
    const names = new Map([[main, { name: 'Rent' }]])
    expect(accountName(main, { [main]: DOMAIN }, { testOnly: false, names })).toBe('✎ Rent')
    expect(accountName(main, { [main]: DOMAIN }, { testOnly: false })).toBe('harbor.ton')
    expect(accountName(main, { [main]: { ...DOMAIN, domain: '✎ Rent' } }, { testOnly: false })).not.toContain('✎')
  })

  it('is on the steps of a trace', async () => {
    const account = swapTrace.transactions?.[swapTrace.trace?.tx_hash ?? '']?.account ?? ''
    const { accountNames } = draw(<TraceTree data={swapTrace} addressBook={traceBook} view="list" />)
    await set(accountNames, account, { name: 'Rent' })
    await waitFor(() => expect(screen.getAllByRole('treeitem')[0]?.textContent).toContain('Rent'))
  })

  it('draws again the labels of its account alone, each with one subscription', async () => {
    const names = createAccountNames()
    const subscribe = vi.spyOn(names, 'subscribe')
    const link = vi.fn(({ children }: { children: ReactNode }) => <>{children}</>)
    const addresses = Array.from(
      { length: 200 },
      (_, index) => `0:${index.toString(16).toUpperCase().padStart(64, '0')}`,
    )
    draw(
      addresses.map((address) => (
        <AddressLabel key={address} address={address} data={null} menu={false} copy={false} />
      )),
      names,
      { renderLink: link },
    )
    expect(subscribe).toHaveBeenCalledTimes(200)
    link.mockClear()
    await set(names, addresses[7] as string, { name: 'Rent' })
    expect(link).toHaveBeenCalledTimes(1)
    expect(subscribe).toHaveBeenCalledTimes(200)
  })

  it('belongs to the network of its provider: a provider of another network inside does not inherit it', () => {
    createAccountNames().set(main, { name: 'Rent' })
    const label = <AddressLabel address={main} data={null} />
    draw(<TonCenterProvider network="testnet">{label}</TonCenterProvider>)
    expect(marks()).toHaveLength(0)
    cleanup()
    draw(<TonCenterProvider locale="ru">{label}</TonCenterProvider>)
    expect(marks()).toHaveLength(1)
  })
})

describe('the buttons of an account', () => {
  const card = <AccountCard data={{ ...oddAccounts.wallet, address: main }} addressRow={DOMAIN} />
  const edit = async (text: string) => {
    fireEvent.click(await screen.findByRole('button', { name: /^(Name it|Rename)$/ }))
    const field = screen.getByRole('textbox', { name: 'Your name for this account' })
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: text } })
    return field
  }
  const submit = (field: HTMLElement) => act(async () => void fireEvent.submit(field))

  it('give a name, change it and take it back, and leave the focus where it was', async () => {
    const { accountNames, container } = draw(card)
    await submit(await edit('  Rent for the flat '))
    expect(accountNames.list().get(main)).toEqual({ name: 'Rent for the flat' })
    expect(screen.getByRole('heading').textContent).toBe(' Rent for the flat')
    // Who owns the address stays to be seen.
    expect(container.textContent).toContain('harbor.ton')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rename'))
    fireEvent.keyDown(await edit('Something else'), { key: 'Escape' })
    expect(accountNames.list().get(main)?.name).toBe('Rent for the flat')
    expect(document.activeElement?.textContent).toBe('Rename')
    await edit('')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove the name' })))
    expect(accountNames.list().size).toBe(0)
    expect(screen.getByRole('heading').textContent).toBe('harbor.ton')
  })

  it('star it, with or without a name', async () => {
    const { accountNames } = draw(card)
    const star = await screen.findByRole('button', { name: 'Star' })
    await act(async () => void fireEvent.click(star))
    expect(star.getAttribute('aria-pressed')).toBe('true')
    await submit(await edit('Rent'))
    expect(accountNames.list().get(main)).toEqual({ name: 'Rent', isStarred: true })
    await act(async () => void fireEvent.click(star))
    await submit(await edit(''))
    expect(accountNames.list().size).toBe(0)
  })

  it.each([
    [new AccountNameError('full'), 'no room left', 'нет места'],
    [new AccountNameError('refused'), 'store nothing', 'ничего хранить'],
    [new AccountNameError('many'), 'ten thousand accounts', 'десяти тысяч'],
    [new Error('500'), 'Not kept.', 'Не сохранено.'],
  ])('say why nothing was kept, and keep what was typed: %s', async (error, english, inRussian) => {
    const names: AccountNames = { ...createAccountNames(), set: () => Promise.reject(error) }
    draw(card, names)
    const field = await edit('Rent')
    await submit(field)
    expect(screen.getByRole('alert').textContent).toContain(english)
    expect((field as HTMLInputElement).value).toBe('Rent')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    cleanup()
    draw(card, names, { locale: 'ru', dictionary: russian })
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'В избранное' })))
    expect(screen.getByRole('alert').textContent).toContain(inRussian)
  })

  it('are not there where nothing can be kept', async () => {
    const { list, subscribe } = createAccountNames()
    for (const names of [undefined, { list, subscribe }]) {
      const { container } = draw(card, names as AccountNames, names ? {} : { accountNames: undefined })
      await act(async () => void (await import('../../src/ui/accounts/AccountCard/NameEditor.tsx')))
      expect(container.querySelector('[data-part="editor"]')).toBeNull()
      cleanup()
    }
  })
})

describe('the search', () => {
  const open = (text = '') => {
    const box = screen.getByRole('combobox')
    fireEvent.focus(box)
    if (text) fireEvent.change(box, { target: { value: text } })
  }
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

  it('finds an account by the name that the reader gave, marked', async () => {
    const { accountNames } = draw(<SearchBox onSelect={() => {}} />)
    await set(accountNames, main, { name: 'Rent for the flat' })
    open('flat')
    await waitFor(() => expect(options()).toHaveLength(1))
    expect(options()[0]).toContain('Rent for the flat')
    expect(marks()).toHaveLength(1)
  })

  it('offers the starred accounts before anything is entered', async () => {
    const { accountNames } = draw(<SearchBox onSelect={() => {}} />)
    await set(accountNames, main, { name: 'Rent', isStarred: true })
    await set(accountNames, shop, { name: 'Not starred' })
    open()
    expect(screen.getByRole('group', { name: 'Starred' })).toBeTruthy()
    expect(options()).toHaveLength(1)
  })

  it('keeps no copy of a name among recent searches: it would stay when the name is taken back', async () => {
    const { accountNames } = draw(<SearchBox onSelect={() => {}} recentStorage={localStorage} />)
    await set(accountNames, main, { name: 'Rent', isStarred: true })
    open()
    fireEvent.click(screen.getByRole('option'))
    await set(accountNames, main, undefined)
    open()
    expect(options()).toHaveLength(1)
    expect(options()[0]).not.toContain('Rent')
    expect(JSON.stringify(localStorage)).not.toContain('Rent')
  })
})
