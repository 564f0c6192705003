import { expect, it } from 'vitest'
import { demoRows } from '../support/demoChain.ts'
import { bocsOf, keepsHash } from './bocs.ts'

it('every code, data and transaction of the demo comes out of our codec with the hash it went in with', async () => {
  const bocs = bocsOf(await demoRows())
  expect(bocs.length).toBeGreaterThan(1_000)
  for (const boc of bocs) keepsHash(boc)
})
