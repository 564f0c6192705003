import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccountNameError } from '../../src/core/accountNames.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { createAccountNames, MOST_ACCOUNTS, type NameStorage } from '../../src/names/createAccountNames.ts'
import {
  compareAccountNames,
  exportAccountNames,
  keepAccountNames,
  readAccountNames,
} from '../../src/names/namesFile.ts'

const account = (index: number) => `0:${index.toString(16).toUpperCase().padStart(64, '0')}`
const [FIRST, SECOND, THIRD] = [account(1), account(2), account(3)] as [string, string, string]

/** As a browser has it. @param room characters of keys and values together */
function storageOf(items = new Map<string, string>(), room = Number.POSITIVE_INFINITY): NameStorage {
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      const others = [...items]
        .filter(([one]) => one !== key)
        .flat()
        .join('').length
      if (others + key.length + value.length > room) throw new DOMException('No room', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}
const fileOf = (accounts: unknown, more: object = {}) =>
  JSON.stringify({ format: 'account-names', version: 1, accounts, ...more })
const thrown = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error as Error & { reason?: string }
  }
  throw new Error('Nothing was thrown.')
}

afterEach(() => vi.useRealTimers())

describe('names in a storage', () => {
  it('are of the account, in whatever form it is written, and there on the next visit', () => {
    const items = new Map<string, string>()
    const names = createAccountNames({ storage: storageOf(items) })
    names.set(toFriendlyAddress(FIRST, { bounceable: false }), { name: 'Rent' })
    names.set(toFriendlyAddress(FIRST, { testOnly: true }), { name: 'Rent', isStarred: true })
    expect([...names.list()]).toEqual([[FIRST, { name: 'Rent', isStarred: true }]])
    expect([...createAccountNames({ storage: storageOf(items) }).list()]).toEqual([...names.list()])
    names.set(FIRST, undefined)
    expect(items.size).toBe(0)
    expect(createAccountNames({ storage: storageOf(items) }).list().size).toBe(0)
  })

  it('are apart by key, and leave the items of others alone', () => {
    const items = new Map([['theme', 'dark']])
    const storage = storageOf(items)
    createAccountNames({ storage, key: 'a' }).set(FIRST, { name: 'Here' })
    expect(createAccountNames({ storage, key: 'b' }).list().size).toBe(0)
    expect(createAccountNames({ storage, key: 'a' }).list().size).toBe(1)
    expect(items.get('theme')).toBe('dark')
  })

  it('are one map until one changes, and the entry of an account one object', async () => {
    const names = createAccountNames({ storage: storageOf() })
    const heard = vi.fn()
    const end = names.subscribe(heard)
    names.set(FIRST, { name: 'Rent' })
    const list = names.list()
    names.set(FIRST, { name: '  Rent ' })
    expect(names.list()).toBe(list)
    names.set(SECOND, { isStarred: true })
    expect(names.list()).not.toBe(list)
    expect(names.list().get(FIRST)).toBe(list.get(FIRST))
    await Promise.resolve()
    // Of changes in a row once.
    expect(heard).toHaveBeenCalledTimes(1)
    end()
    names.set(SECOND, undefined)
    await Promise.resolve()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['full', storageOf(new Map(), 100)],
    ['refused', undefined],
    [
      'refused',
      {
        ...storageOf(),
        setItem() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      },
    ],
  ] as const)('that cannot be kept change nothing, and the error says why: %s', (reason, storage) => {
    const names = createAccountNames({ storage })
    const error = thrown(() => names.set(FIRST, { name: 'Rent for the flat by the harbour' }))
    expect(error).toBeInstanceOf(AccountNameError)
    expect(error.reason).toBe(reason)
    expect(names.list().size).toBe(0)
  })

  it('are ten thousand at most', () => {
    const stored = Array.from({ length: MOST_ACCOUNTS }, (_, index) => [`k:${account(index)}`, '{"isStarred":true}'])
    const keys = stored.map(([key = '']) => key)
    const items = new Map(stored as [string, string][])
    const names = createAccountNames({
      storage: { ...storageOf(items), length: items.size, key: (at) => keys[at] ?? null },
      key: 'k',
    })
    expect(names.list().size).toBe(MOST_ACCOUNTS)
    expect(thrown(() => names.set(account(MOST_ACCOUNTS), { name: 'One more' })).reason).toBe('many')
    names.set(FIRST, { name: 'One of them' })
    expect(names.list().get(FIRST)).toEqual({ name: 'One of them' })
  })

  it('that something else wrote there count for nothing', () => {
    const items = new Map([
      [`k:${FIRST}`, '{"name":["Rent"],"isStarred":"yes"}'],
      [`k:${SECOND}`, '['.repeat(900)],
      [`k:${THIRD}`, JSON.stringify({ name: 'x'.repeat(2_000) })],
      [`k:${toFriendlyAddress(account(4))}`, '{"name":"Not raw"}'],
      ['k:__proto__', '{"name":"Polluted"}'],
      [`k:${account(5)}`, '{"__proto__":{"name":"Polluted","isStarred":true}}'],
      [`k:${account(6)}`, '{"name":"Kept","admin":true}'],
    ])
    expect([...createAccountNames({ storage: storageOf(items), key: 'k' }).list()]).toEqual([
      [account(6), { name: 'Kept' }],
    ])
    expect(({} as { isStarred?: unknown }).isStarred).toBeUndefined()
  })
})

describe('a name', () => {
  it.each([
    ['is on one line', ' Rent\r\n\tof  May ', 'Rent of May'],
    ['has no control characters', 'Re\u0000n\u001Bt', 'Rent'],
    ['does not turn around what follows it', 'Rent \u202Egpj.exe\u202C \u2066x\u2069', 'Rent gpj.exe x'],
    ['has nothing that is drawn as nothing', 'Re\u200Bn\u00ADt\uFEFF', 'Rent'],
    ['is cut to 64 characters', 'x'.repeat(10_000), 'x'.repeat(64)],
    ['is not cut within a character', '😀'.repeat(70), '😀'.repeat(64)],
    ['has no half of a character', 'Rent \uD83D', 'Rent'],
    ['has three marks on a letter at most', `a${'\u0301\u0302'.repeat(40)}`, `\u00E1\u0302\u0301\u0302`],
    ['keeps what Persian and emoji need', 'می\u200Cخواهم 👩\u200D🚀', 'می\u200Cخواهم 👩\u200D🚀'],
    ['is none without something to see', ' \u200D\u2800\u3164\u202E', undefined],
  ])('%s', (_, given, kept) => {
    const names = createAccountNames({ storage: storageOf() })
    names.set(FIRST, { name: given })
    expect(names.list().get(FIRST)?.name).toBe(kept)
  })
})

describe('two tabs', () => {
  /** Tabs over one storage: each hears what the others write, as a browser tells it. */
  function tabs() {
    vi.useFakeTimers()
    const items = new Map<string, string>()
    const storage = storageOf(items)
    const told: ((event: unknown) => void)[] = []
    const open = () => {
      vi.stubGlobal('window', {
        addEventListener: (type: string, listener: (event: unknown) => void) =>
          type === 'storage' && told.push(listener),
      })
      const names = createAccountNames({ storage, key: 'k' })
      vi.unstubAllGlobals()
      return names
    }
    const tell = (tab: number, key: string | null) => told[tab]?.({ key })
    return { items, open, tell }
  }

  it('see what the other keeps, and lose nothing of it', async () => {
    const { open, tell } = tabs()
    const [left, right] = [open(), open()]
    const heard = vi.fn()
    right.subscribe(heard)
    left.set(FIRST, { name: 'Left' })
    // Before the right one is told.
    right.set(SECOND, { name: 'Right' })
    tell(1, `k:${FIRST}`)
    tell(0, `k:${SECOND}`)
    await vi.runAllTimersAsync()
    const both = new Map([
      [FIRST, { name: 'Left' }],
      [SECOND, { name: 'Right' }],
    ])
    expect(left.list()).toEqual(both)
    expect(right.list()).toEqual(both)
    expect(open().list()).toEqual(both)
    expect(heard).toHaveBeenCalled()
  })

  it('agree on the last name of an account', () => {
    const { open, tell } = tabs()
    const [left, right] = [open(), open()]
    left.set(FIRST, { name: 'Left' })
    right.set(FIRST, { name: 'Right' })
    tell(1, `k:${FIRST}`)
    tell(0, `k:${FIRST}`)
    for (const tab of [left, right]) expect(tab.list().get(FIRST)).toEqual({ name: 'Right' })
  })

  it('forget what the other clears', () => {
    const { items, open, tell } = tabs()
    const names = open()
    names.set(FIRST, { name: 'Left' })
    items.clear()
    tell(0, null)
    expect(names.list().size).toBe(0)
  })
})

describe('a file of names', () => {
  it('has them all, and gives them back', async () => {
    const names = createAccountNames({ storage: storageOf() })
    names.set(SECOND, { name: 'Second "quoted" \\', isStarred: true })
    names.set(FIRST, { isStarred: true })
    const text = exportAccountNames(names)
    expect(exportAccountNames(names)).toBe(text)
    const other = createAccountNames({ storage: storageOf() })
    const { added } = compareAccountNames(other, readAccountNames(text))
    expect(await keepAccountNames(other, added)).toEqual({ kept: 2 })
    expect(exportAccountNames(other)).toBe(text)
  })

  it.each([
    ['other', 'nothing', ''],
    ['other', 'no JSON', '{"format":"account-names"'],
    ['other', 'another file', '{"accounts":[]}'],
    ['other', 'a list', '[1,2]'],
    ['other', 'null', 'null'],
    ['other', 'accounts that are no list', fileOf({ length: 3 })],
    ['other', 'a deep one', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
    [
      'other',
      'the prototype in place of members',
      '{"__proto__":{"format":"account-names","version":1,"accounts":[]}}',
    ],
    ['newer', 'a later version', fileOf([], { version: 2 })],
    ['many', 'too many accounts', fileOf(Array.from({ length: MOST_ACCOUNTS + 1 }, () => 0))],
    ['large', 'too many characters', ' '.repeat(4_000_001)],
  ])('is refused as %s: %s', (reason, _, text) => {
    expect(thrown(() => readAccountNames(text))).toMatchObject({ name: 'NamesFileError', reason })
  })

  it.each([
    ['no address', { address: 'EQ', name: 'Rent' }, { noAddress: 1 }],
    ['an address of another type', { address: [FIRST], name: 'Rent' }, { noAddress: 1 }],
    ['a key of the prototype', { address: '__proto__', name: 'Rent' }, { noAddress: 1 }],
    ['no entry at all', null, { noAddress: 1 }],
    ['a list', [FIRST, 'Rent'], { noAddress: 1 }],
    ['no name', { address: FIRST }, { empty: 1 }],
    ['a name of another type', { address: FIRST, name: { toString: 'Rent' }, isStarred: 1 }, { empty: 1 }],
    ['a name that cannot be seen', { address: FIRST, name: '\u202E\u200B' }, { empty: 1 }],
    ['the mark of a checked name', { address: FIRST, name: 'Harbour ✔' }, { imitating: 1 }],
    ['another address for a name', { address: FIRST, name: toFriendlyAddress(SECOND) }, { imitating: 1 }],
    ['words of the page', { address: FIRST, name: 'Verified account' }, { imitating: 1 }],
  ])('leaves out an entry with %s, and says so', (_, entry, leftOut) => {
    const file = readAccountNames(fileOf([entry, { address: SECOND, name: 'Kept' }]))
    expect([...file.names]).toEqual([[SECOND, { name: 'Kept' }]])
    expect(file.leftOut).toMatchObject(leftOut)
  })

  it('takes the first of an account that it has in other forms too', () => {
    const forms = [
      FIRST,
      toFriendlyAddress(FIRST),
      toFriendlyAddress(FIRST, { bounceable: false }),
      FIRST.toLowerCase(),
    ]
    const file = readAccountNames(fileOf(forms.map((address, index) => ({ address, name: `Name ${index}` }))))
    expect([...file.names]).toEqual([[FIRST, { name: 'Name 0' }]])
    expect(file.leftOut.repeated).toBe(3)
  })

  it('counts the names that it had to clean', () => {
    const file = readAccountNames(
      fileOf([
        { address: FIRST, name: 'x'.repeat(10_000) },
        { address: SECOND, name: 'Re\u202Ent' },
        { address: THIRD, name: 'Plain' },
      ]),
    )
    expect(file.cleaned).toBe(2)
    expect([...file.names.values()].map(({ name }) => name)).toEqual(['x'.repeat(64), 'Rent', 'Plain'])
  })

  it('replaces no name of the reader unasked, and takes no star away', () => {
    const names = createAccountNames({ storage: storageOf() })
    names.set(FIRST, { name: 'Mine', isStarred: true })
    names.set(SECOND, { isStarred: true })
    const file = readAccountNames(
      fileOf([
        { address: FIRST, name: 'Theirs' },
        { address: SECOND, name: 'New' },
        { address: THIRD, name: 'Third' },
      ]),
    )
    const { added, other } = compareAccountNames(names, file)
    expect([...added]).toEqual([
      [SECOND, { name: 'New', isStarred: true }],
      [THIRD, { name: 'Third' }],
    ])
    expect([...other]).toEqual([[FIRST, { name: 'Theirs', isStarred: true }]])
  })

  it('is kept as far as there is room, and the number and the reason are known', async () => {
    const names = createAccountNames({ storage: storageOf(new Map(), 300), key: 'k' })
    const file = readAccountNames(fileOf([1, 2, 3, 4, 5].map((index) => ({ address: account(index), name: 'Rent' }))))
    const { kept, error } = await keepAccountNames(names, file.names)
    expect(kept).toBe(names.list().size)
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(5)
    expect(error).toMatchObject({ reason: 'full' })
    const readOnly = { list: names.list, subscribe: names.subscribe }
    expect(await keepAccountNames(readOnly, file.names)).toMatchObject({ kept: 0, error: { reason: 'refused' } })
  })
})
