import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePendingRows } from '../../src/ui/table/usePendingRows.ts'

const idOf = (row: string) => row
const given = {
  account: 'one' as string | undefined,
  answer: undefined as readonly string[] | undefined,
  answeredAt: 0,
  indexed: [] as readonly string[] | undefined,
  indexedAt: 0,
  idOf,
}
const setUp = (over: Partial<typeof given>) =>
  renderHook((props) => usePendingRows(props), { initialProps: { ...given, ...over } })

it('has no row before the first answer', () => {
  expect(setUp({}).result.current).toEqual([])
})

it('keeps a row that is no longer pending until the index has it', () => {
  const { result, rerender } = setUp({ answer: ['a', 'b'] })
  rerender({ ...given, answer: ['b'], answeredAt: 1_000 })
  expect(result.current.map(({ row }) => row)).toEqual(['b', 'a'])
  rerender({ ...given, answer: ['b'], answeredAt: 1_000, indexed: ['a'], indexedAt: 2_000 })
  expect(result.current.map(({ row }) => row)).toEqual(['b'])
})

it('counts a row as dropped that the index lacks a minute after it was pending', () => {
  const { result, rerender } = setUp({ answer: ['a'] })
  rerender({ ...given, answer: [], answeredAt: 1_000, indexedAt: 61_000 })
  expect(result.current).toEqual([{ row: 'a', isDropped: false }])
  rerender({ ...given, answer: [], answeredAt: 1_000, indexedAt: 61_001 })
  expect(result.current).toEqual([{ row: 'a', isDropped: true }])
})

it('forgets the rows of another account', () => {
  const { result, rerender } = setUp({ answer: ['a'] })
  rerender({ ...given, account: 'two', answer: undefined })
  expect(result.current).toEqual([])
  rerender({ ...given, account: 'two', answer: ['b'] })
  expect(result.current.map(({ row }) => row)).toEqual(['b'])
})

it('has several rows of one message, until the index has the message', () => {
  const keyOf = (row: string) => row
  const messageOf = (row: string) => row.slice(0, 1)
  const { result, rerender } = renderHook((props) => usePendingRows(props), {
    initialProps: { ...given, answer: ['a1', 'a2'], idOf: messageOf, keyOf },
  })
  expect(result.current).toHaveLength(2)
  rerender({ ...given, answer: ['a1', 'a2'], indexed: ['a'], idOf: messageOf, keyOf })
  expect(result.current).toEqual([])
})
