import { expect, it } from 'vitest'
import { readRoute } from '../../examples/explorer/src/router.ts'

it.each(['constructor', '__proto__', 'toString'])('#/%s/x is no page: the path is a stranger’s text', (name) => {
  expect(readRoute(`#/${name}/x`)).toEqual({ page: 'not-found', typed: 'x' })
})
