import { expect, it } from 'vitest'
import * as emulate from '../../src/endpoints/emulate/records.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { records } from '../../src/server/records.ts'

it('The proxy knows every endpoint that the public entries export', () => {
  const exported = [...Object.values(v2), ...Object.values(v3), ...Object.values(emulate)].filter(
    (value) => 'path' in value,
  )
  expect(exported.length).toBeGreaterThan(0)
  expect(new Set(records)).toEqual(new Set(exported))
  expect(records).toHaveLength(exported.length)
})
