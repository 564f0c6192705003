import { expect, it } from 'vitest'
import { demoRows } from '../support/demoChain.ts'
import { bocsOf, keepsHash } from './bocs.ts'

it('every code, data and transaction of the demo keeps its hash through our codec', async () => {
  const bocs = bocsOf(await demoRows())
  expect(bocs.length).toBeGreaterThan(1_000)
  for (const boc of bocs) keepsHash(boc)
})
