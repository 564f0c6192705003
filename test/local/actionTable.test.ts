import { expect, it } from 'vitest'
import { actionTable, withActionTable } from '../../scripts/action-table.ts'
import { knownTypes } from '../../src/local/classify/types.ts'
import { READINGS } from '../../src/reading/readings.ts'
import { pageOf } from '../support/guides.ts'

const page = pageOf('docs/local.md')

it('docs/local.md has the table of actions that `npm run actions` writes', () => {
  expect(withActionTable(page)).toBe(page)
})

it('every type that is made is judged by a recorded trace or by a case by hand', () => {
  const rows = actionTable().match(/^\| `.*\|$/gm) ?? []
  const made = rows.filter((row) => row.includes('| yes |'))
  expect(rows).toHaveLength(Object.keys(READINGS).length)
  expect(made).toHaveLength(knownTypes.length)
  expect(made.filter((row) => row.includes('nothing'))).toEqual([])
})
