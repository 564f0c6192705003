import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { block } from '../../stories/fixtures/blocks.ts'
import { message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

afterEach(cleanup)

function draw(element: ReactElement) {
  const { container } = render(<TonCenterProvider network="mainnet">{element}</TonCenterProvider>)
  return container
}

/** It ran out of gas. The service does not itemize a part of its fees. */
const failed = transaction({
  total_fees: '2500000',
  description: {
    type: 'ord',
    aborted: true,
    compute_ph: {
      skipped: false,
      success: false,
      exit_code: -14,
      gas_used: '5000',
      gas_limit: '5000',
      gas_fees: '2000000',
    },
  },
})

describe('the details of a failed transaction', () => {
  it('explain the failure once, in one notice', () => {
    const container = draw(<TransactionDetails data={failed} />)
    const notices = [...container.querySelectorAll('[data-part="notice"]')].map(({ textContent }) => textContent)
    expect(notices).toEqual([expect.stringContaining('The contract used all 5,000 gas it was given.')])
    expect(container.textContent?.match(/Ran out of gas/g)).toHaveLength(1)
    expect(container.textContent?.match(/Exit code/g)).toHaveLength(1)
  })
})

describe('the notice of a failed transaction', () => {
  it('says what came of it before it says why', () => {
    const title = draw(<TransactionDetails data={failed} />).querySelector('[data-part="notice"]')?.textContent
    expect(title).toMatch(/^The contract did not change\. Ran out of gas\. .+ A fee of 0\.0025\sGRAM was paid\./)
  })
})

describe('a body that the service has not decoded', () => {
  const body = 'te6cckEBAQEABgAACAAAAAHgg8T9'
  const drawn = (over: Parameters<typeof message>[0]) => {
    const in_msg = message({ source: OTHER, destination: OWN, ...over })
    const container = draw(<TransactionDetails data={transaction({ account: OWN, in_msg })} />)
    return {
      text: container.textContent,
      asks: [...container.querySelectorAll('button')].map((one) => one.textContent),
    }
  }

  it('has no button that asks again: the service decodes what it can before it answers', () => {
    const { text, asks } = drawn({ opcode: '0x00000001', message_content: { hash: '', body, decoded: null } })
    expect(text).toContain('The service knows no fields of this message.')
    expect(asks).not.toContain('Ask for its fields')
  })

  it('is asked for where its operation has a name, or the answer leaves the fields out', () => {
    const named = { opcode: '0x0f8a7ea5', decoded_opcode: 'jetton_transfer' }
    expect(drawn({ ...named, message_content: { hash: '', body, decoded: null } }).asks).toContain('Ask for its fields')
    expect(drawn({ message_content: { hash: '', body } as never }).asks).toContain('Ask for its fields')
  })
})

describe('the operation of a transaction', () => {
  it('is that of the message it received, not of one it sent', () => {
    const sent = message({ source: OWN, destination: OTHER, opcode: '0x0f8a7ea5', decoded_opcode: 'jetton_transfer' })
    const data = transaction({
      account: OWN,
      in_msg: message({ source: null, destination: OWN, value: null, opcode: '0x7369676e' }),
      out_msgs: [sent],
    })
    const facts = [...draw(<TransactionDetails data={data} />).querySelectorAll('dt')]
    const operation = facts.find(({ textContent }) => textContent === 'Operation')
    expect(operation?.nextElementSibling?.textContent).toBe('Wallet v5 signed request')
  })
})

describe('the fees of a transaction', () => {
  const feesOf = (data: typeof failed) => {
    const container = draw(<TransactionDetails data={data} />)
    const parts = [...container.querySelectorAll<HTMLElement>('[data-part="fees"] [data-fee]')]
    return { container, names: parts.map(({ dataset }) => dataset.fee) }
  }

  it('have a name for the part that the service does not itemize, and a reason', () => {
    const { container, names } = feesOf(failed)
    expect(names).toEqual(['compute', 'other', 'total'])
    const other = container.querySelector<HTMLElement>('[data-part="fees"] [data-fee="other"] > [data-tip]')
    expect(other?.textContent).toBe('Not itemized')
    expect(other?.dataset.tip).toBe('The service does not report what this part was paid for.')
  })

  it('are the total alone where the service itemizes nothing: one part of 100 % says no more', () => {
    expect(feesOf(transaction({ total_fees: '2500000', description: { type: 'ord' } })).names).toEqual(['total'])
  })

  it('have the forward fees of sent messages in the list and in the total, and not their value', () => {
    const sent = message({ source: OWN, destination: OTHER, fwd_fee: '330000' })
    const action = { success: true, total_action_fees: '660000' }
    const { container, names } = feesOf(
      transaction({ total_fees: '660000', out_msgs: [sent], description: { type: 'ord', action } }),
    )
    expect(names).toEqual(['action', 'forward', 'total'])
    expect(container.querySelector('[data-part="fees"] [data-fee="forward"]')?.textContent).toContain('0.00033')
    expect(container.querySelector('[data-fee="total"]')?.textContent).toContain('0.00099')
  })
})

describe('a logical time', () => {
  it.each([
    ['a transaction', <TransactionDetails key="" data={failed} />],
    ['a block', <BlockDetails key="" data={block({})} />],
  ])('of %s is in groups of three digits', (_name, element) => {
    const name = [...draw(element).querySelectorAll('dt')].find(({ textContent }) => textContent === 'Logical time')
    expect(name?.nextElementSibling?.textContent).toMatch(/^\d{1,3}(\u202F\d{3})+( – \d{1,3}(\u202F\d{3})+)?$/)
  })
})
