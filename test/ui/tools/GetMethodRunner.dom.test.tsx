import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { GetMethodRunner, type GetMethodRunnerProps } from '../../../src/ui/tools/GetMethodRunner/GetMethodRunner.tsx'

const { main, dollarJetton } = demoAccounts
const ADDRESS_BOC = 'te6cc' // How every bag of cells begins.

type Asked = { method: string; stack: { type: string; value: string }[] }
let asked: Asked[]
let answer: () => Response | Promise<Response>
const say =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })

beforeEach(() => {
  asked = []
  answer = say({ gas_used: 1204, exit_code: 0, stack: [] })
})
afterEach(cleanup)

function draw(props: Partial<GetMethodRunnerProps> = {}) {
  return render(
    <TonCenterProvider
      baseUrl="http://local.test"
      retries={0}
      fetch={async (request) => {
        asked.push(await request.json())
        return answer()
      }}
    >
      <GetMethodRunner
        address={dollarJetton}
        methods={[
          { name: 'get_data', results: ['total supply', 'admin'] },
          { name: 'get_wallet_address', arguments: [{ name: 'owner', type: 'address' }] },
        ]}
        {...props}
      />
    </TonCenterProvider>,
  )
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const result = () => screen.getAllByRole('status').at(-1)?.textContent

const service = createLocalService()

describe('the runner of get-methods', () => {
  it('runs on the virtual machine of the local service', async () => {
    render(
      <TonCenterProvider baseUrl="http://local.test" retries={0} fetch={service.fetch}>
        <GetMethodRunner address={dollarJetton} />
      </TonCenterProvider>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'get_wallet_address' }))
    fireEvent.change(screen.getByLabelText('owner'), { target: { value: main } })
    press('Run')
    await waitFor(() => expect(result()).toContain('Exit code 0'), { timeout: 30_000 })
    expect(document.querySelector('[data-part="value"] [data-account]')).not.toBeNull()
  }, 40_000)

  it.each([
    ['address', 'EQnobody', 'Enter an address, in any form.'],
    ['num', '1.5', 'Enter a whole number, decimal or 0x….'],
    ['num', `0x1${'0'.repeat(64)}`, 'Enter a whole number, decimal or 0x….'],
    ['cell', 'te6ccgEBAQEA', 'Enter a bag of cells, base64 or hex.'],
    ['slice', '', 'Enter a bag of cells, base64 or hex.'],
  ] as const)('asks nothing with a %s of %s, and says what belongs there', (type, text, sentence) => {
    draw({ methods: [{ name: 'get', arguments: [{ name: 'value', type }] }] })
    fireEvent.change(screen.getByLabelText('value'), { target: { value: text } })
    press('Run')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('keeps what was entered when the service fails, and says so in place of the result', async () => {
    answer = say({ error: 'no' }, 500)
    draw()
    press('get_wallet_address')
    fireEvent.change(screen.getByLabelText('owner'), { target: { value: main } })
    press('Run')
    await screen.findByRole('alert')
    expect(screen.getByLabelText('owner')).toHaveProperty('value', main)
  })

  it('names the values that a known method returns, before it runs', () => {
    draw()
    const returns = () => document.querySelector('[data-part="returns"]')?.textContent
    expect(returns()).toBe('Returns: total supply, admin')
    press('get_wallet_address')
    expect(returns()).toBeUndefined()
    cleanup()
    draw({ methods: [{ name: 'seqno', results: ['seqno'] }] })
    expect(returns()).toBeUndefined()
  })

  it('says an exit code in a sentence', async () => {
    answer = say({ gas_used: 300, exit_code: 11, stack: [] })
    draw()
    press('Run')
    await waitFor(() => expect(result()).toContain('Exit code 11'))
    expect(document.querySelector('[data-part="result"] [data-state="failed"]')).not.toBeNull()
  })

  it('sends an address as a slice', async () => {
    draw()
    press('get_wallet_address')
    fireEvent.change(screen.getByLabelText('owner'), { target: { value: main } })
    press('Run')
    await waitFor(() => expect(result()).toContain('The method returned nothing.'))
    expect(asked).toMatchObject([{ method: 'get_wallet_address', stack: [{ type: 'slice' }] }])
    expect(asked[0]?.stack[0]?.value).toContain(ADDRESS_BOC)
    // What was sent as a slice reads as the same account.
    answer = say({ gas_used: 1, exit_code: 0, stack: asked[0]?.stack ?? [] })
    press('get_data')
    press('Run')
    await waitFor(() => expect(document.querySelector(`[data-part="value"] [data-account="${main}"]`)).not.toBeNull())
  })

  it('runs a method of any name with arguments of any type', async () => {
    draw()
    press('Other name or number')
    press('Run')
    expect(screen.getByText('Enter the name of a method.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Name or number of the method'), { target: { value: ' 85143 ' } })
    press('Add an argument')
    fireEvent.change(screen.getByLabelText('Argument 0'), { target: { value: '-0x11' } })
    press('Run')
    await waitFor(() => expect(asked).toMatchObject([{ method: '85143', stack: [{ type: 'num', value: '-17' }] }]))
  })

  it('draws values of every type by name, numbers exactly', async () => {
    const huge = `0x${'f'.repeat(63)}`
    const nested = Array.from({ length: 50 }).reduce<object>((value) => ({ type: 'tuple', value: [value] }), {
      type: 'num',
      value: '0x1',
    })
    const stack = [{ type: 'num', value: huge }, { type: 'list', value: [] }, nested, { type: 'cell', value: 'zz' }]
    answer = say({ gas_used: 1204, exit_code: 0, stack: [...stack, { type: 'new_type', value: '\u202Ex' }] })
    draw()
    press('Run')
    await waitFor(() => expect(result()).toContain(String(BigInt(huge))))
    for (const text of [
      'total supply',
      'admin',
      'empty',
      'nested deeper than shown',
      'no bag of cells',
      'U+202E',
      '1,204 gas',
    ])
      expect(result()).toContain(text)
  })

  it('keeps the last runs', async () => {
    draw()
    for (let run = 1; run <= 7; run++) {
      press('Run')
      await waitFor(() => expect(asked).toHaveLength(run))
      await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
    }
    expect(document.querySelectorAll('[data-part="runs"] time')).toHaveLength(4)
  })
})
