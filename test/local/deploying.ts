import { beginCell, Cell, contractAddress, internal, toNano } from '@ton/core'
import { expect } from 'vitest'
import type { asking } from './asking.ts'
import { signed } from './signing.ts'

export const json = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })

/** A contract with this code, deployed by main with some money. */
export async function deploy(local: ReturnType<typeof asking>, hex: string, value = '5'): Promise<string> {
  const code = beginCell().storeBuffer(Buffer.from(hex, 'hex')).endCell()
  const init = { code, data: Cell.EMPTY }
  const to = contractAddress(0, init)
  const { boc } = await signed(local, 'main', [internal({ to, value: toNano(value), bounce: false, init })])
  const { status } = await local.ask('v2/sendBoc', {}, json({ boc }))
  expect(status).toBe(200)
  return to.toRawString()
}
