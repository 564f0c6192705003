import { version } from 'react'
import { version as versionOfDom } from 'react-dom'
import { expect, it } from 'vitest'

it('runs on the React that its project is for', () => {
  const major = process.env.REACT_MAJOR ?? '19'
  expect([version, versionOfDom].map((one) => one.split('.')[0])).toEqual([major, major])
})
