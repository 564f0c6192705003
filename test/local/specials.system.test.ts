import { Cell, Dictionary } from '@ton/core'
import { sha256_sync } from '@ton/crypto'
import { configParseValidatorSet } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const { ask } = asking()
const v2 = async (method: string, params: Parameters<typeof ask>[1]) => (await ask(`v2/${method}`, params)).body.result
const stateOf = async (address: string) => (await ask('v3/accountStates', { address })).body.accounts[0]
const transactionsOf = async (account: string) =>
  (await ask('v3/transactions', { account, limit: 1000 })).body.transactions

describe('an account that is frozen', () => {
  it('is so by the rent it owes, and says of what', async () => {
    const [last] = await transactionsOf(demo.frozen)
    expect(last).toMatchObject({
      orig_status: 'active',
      end_status: 'frozen',
      description: { storage_ph: { status_change: 'frozen' }, compute_ph: { skipped: true } },
    })
    const state = await stateOf(demo.frozen)
    expect(state).toMatchObject({ status: 'frozen', balance: '0' })
    expect(state).not.toHaveProperty('code_boc')
    const { frozen_hash } = state
    expect(frozen_hash).toMatch(/^[A-Za-z\d+/]{43}=$/)
    expect(last.account_state_after).toMatchObject({ account_status: 'frozen', frozen_hash, code_hash: null })
    expect(await v2('getAddressInformation', { address: demo.frozen })).toMatchObject({
      state: 'frozen',
      frozen_hash,
      code: '',
      data: '',
    })
    expect((await v2('getExtendedAddressInformation', { address: demo.frozen })).account_state).toEqual({
      '@type': 'uninited.accountState',
      frozen_hash,
    })
    expect(await v2('getAddressState', { address: demo.frozen })).toBe('frozen')
    expect(await v2('getWalletInformation', { address: demo.frozen })).toMatchObject({ wallet: false })
    expect((await ask('v3/addressInformation', { address: demo.frozen })).body.status).toBe('frozen')
  })

  it('was a wallet before', async () => {
    const [{ mc_block_seqno }] = await transactionsOf(demo.frozen)
    const before = await v2('getWalletInformation', { address: demo.frozen, seqno: mc_block_seqno - 1 })
    expect(before).toMatchObject({ wallet: true, wallet_type: 'wallet v4 r2', seqno: 17 })
    const info = await v2('getAddressInformation', { address: demo.frozen, seqno: mc_block_seqno - 1 })
    expect(info).toMatchObject({ state: 'active', frozen_hash: '' })
  })
})

describe('an account without code', () => {
  it('has money all the same', async () => {
    expect(await stateOf(demo.uninit)).toMatchObject({ status: 'uninit', balance: '12500000000' })
    expect(await v2('getAddressInformation', { address: demo.uninit })).toMatchObject({
      state: 'uninitialized',
      code: '',
      balance: '12500000000',
    })
  })
})

describe('an extra currency', () => {
  it('is in the states of those who have it, in every spelling', async () => {
    const [first, second] = [await stateOf(demo.extraCurrency), await stateOf(demo.elder)]
    expect([first, second].map((row) => row.extra_currencies)).toEqual([{ 100: '6250000000' }, { 100: '1250000000' }])
    const expected = [{ '@type': 'extraCurrency', id: 100, amount: '6250000000' }]
    for (const method of ['getAddressInformation', 'getExtendedAddressInformation'])
      expect((await v2(method, { address: demo.extraCurrency })).extra_currencies).toEqual(expected)
    const { wallets } = (await ask('v3/walletStates', { address: demo.extraCurrency })).body
    expect(wallets[0].extra_currencies).toEqual({ 100: '6250000000' })
    expect((await stateOf(demo.main)).extra_currencies).toEqual({})
  })

  it('goes with a message, and none of it is lost', async () => {
    const [sent] = await transactionsOf(demo.extraCurrency)
    expect(sent.out_msgs[0]).toMatchObject({ destination: demo.elder, value_extra_currencies: { 100: '1250000000' } })
    const got = (await transactionsOf(demo.elder)).find(
      (row: { in_msg: { hash: string } }) => row.in_msg.hash === sent.out_msgs[0].hash,
    )
    expect(got.description.credit_ph.credit_extra_currencies).toEqual({ 100: '1250000000' })
    const [before, after] = [sent.account_state_before, sent.account_state_after].map(
      (row) => row.extra_currencies[100],
    )
    expect(BigInt(before) - BigInt(after)).toBe(1_250_000_000n)
    const rows = await v2('getTransactions', { address: demo.elder })
    const message = rows.find(
      ({ transaction_id }: { transaction_id: { hash: string } }) => transaction_id.hash === got.hash,
    )
    expect(message.in_msg.extra_currencies).toEqual([{ '@type': 'extraCurrency', id: 100, amount: '1250000000' }])
    const { actions } = (await ask('v3/actions', { tx_hash: got.hash })).body
    expect(actions).toMatchObject([
      { type: 'extra_currency_transfer', details: { value_extra_currencies: { 100: '1250000000' } } },
    ])
  })
})

describe('code in a library', () => {
  it('is named by its hash, found by it, and executed', async () => {
    const state = await stateOf(demo.library)
    const code = Cell.fromBase64(state.code_boc)
    expect(code.isExotic).toBe(true)
    const hash = code.bits.subbuffer(8, 256)?.toString('base64') as string
    const { result } = await v2('getLibraries', { libraries: [hash, state.data_hash] })
    expect(result).toMatchObject([{ '@type': 'smc.libraryEntry', hash }])
    expect(Cell.fromBase64(result[0].data).hash().toString('base64')).toBe(hash)
    expect(state.interfaces).toEqual(['jetton_wallet'])
    expect(state.contract_methods.length).toBeGreaterThan(0)
    const { jetton_wallets } = (await ask('v3/jetton/wallets', { address: demo.library })).body
    expect(jetton_wallets).toMatchObject([{ owner: demo.main, jetton: demo.chipJetton, balance: '49250' }])
    const body = JSON.stringify({ address: demo.library, method: 'get_wallet_data', stack: [] })
    const run = (await ask('v2/runGetMethod', {}, { method: 'POST', body })).body.result
    expect(run).toMatchObject({
      exit_code: 0,
      stack: [['num', '0xc062'], ...Array(3).fill(['cell', expect.anything()])],
    })
  })
})

describe('the configuration', () => {
  const param = async (config_id: number, seqno?: number) =>
    Cell.fromBase64((await v2('getConfigParam', { config_id, ...(seqno && { seqno }) })).config.bytes)

  it('has validators before, now and next, and says so alike in every place', async () => {
    const all = Dictionary.loadDirect(
      Dictionary.Keys.Int(32),
      Dictionary.Values.Cell(),
      Cell.fromBase64((await v2('getConfigAll', {})).config.bytes),
    )
    const now = (await ask('v3/masterchainInfo')).body
    const sets = await Promise.all(
      [32, 34, 36].map(async (number) => {
        const cell = await param(number)
        expect(all.get(number)?.equals(cell)).toBe(true)
        return configParseValidatorSet(cell.beginParse())
      }),
    )
    const [before, current, next] = sets
    expect(current?.list?.size).toBe(7)
    expect(before?.timeUntil).toBe(current?.timeSince)
    expect(current?.timeUntil).toBe(next?.timeSince)
    for (const { gen_utime } of [now.first, now.last]) {
      expect(Number(gen_utime)).toBeGreaterThanOrEqual(current?.timeSince as number)
      expect(Number(gen_utime)).toBeLessThan(current?.timeUntil as number)
    }
    expect((await param(34, 1)).equals(all.get(34) as Cell)).toBe(true)

    const { cycles } = (await ask('v3/validators/cycles', { return_validators: true })).body
    expect(cycles.map(({ cycle_start }: { cycle_start: number }) => cycle_start)).toEqual(
      [...sets].reverse().map((set) => set?.timeSince),
    )
    expect(cycles[1]).toMatchObject({
      total: 7,
      main: 7,
      total_weight: String(current?.totalWeight),
      max_validators: 400,
    })
    expect(cycles[1].validators.map((row: { validator_pubkey: string }) => row.validator_pubkey)).toEqual(
      [...(current?.list?.values() ?? [])].map(({ publicKey }) => publicKey.toString('hex').toUpperCase()),
    )
  })

  it('answers which rounds a validator was in', async () => {
    const cycles = async (params: Parameters<typeof ask>[1]) => (await ask('v3/validators/cycles', params)).body.cycles
    const [next, current] = await cycles({ return_validators: true })
    const { adnl_addr, validator_pubkey } = current.validators[3]
    const bare = { ...current }
    delete bare.validators
    expect(await cycles({ adnl_address: adnl_addr.toLowerCase() })).toEqual([bare])
    expect(await cycles({ validator_pubkey })).toEqual([bare])
    expect(await cycles({ cycle_start: next.cycle_start })).toHaveLength(1)
    expect(await cycles({ sort: 'asc', limit: 1, offset: 1 })).toEqual([bare])
    expect(await cycles({ end_utime: current.cycle_start, start_utime: current.cycle_start })).toEqual([bare])
    // Nobody was elected, and nobody staked.
    expect(await cycles({ stake_holder_address: demo.main })).toEqual([])
    expect(await cycles({ election_id: current.cycle_start })).toEqual([])
    for (const list of ['elections', 'events', 'complaints'])
      expect((await ask(`v3/validators/${list}`)).body[list]).toEqual([])
  })

  it('names a root of its own for names, which is an account of the masterchain', async () => {
    const root = (await param(4)).beginParse().loadBuffer(32).toString('hex').toUpperCase()
    expect(`-1:${root}`).toBe(demo.dnsRoot)
    expect(await v2('getAddressState', { address: toFriendlyAddress(demo.dnsRoot) })).toBe('active')
    // Of an empty chain too.
    const empty = asking({ scenario: 'empty' })
    const { accounts } = (await empty.ask('v3/accountStates', { address: [demo.dnsRoot, demo.main] })).body
    expect(accounts).toMatchObject([{ address: demo.dnsRoot, status: 'active', interfaces: ['dns'] }])
  })
})

describe('blocks', () => {
  it('are made and signed by validators of the configuration', async () => {
    const { cycles } = (await ask('v3/validators/cycles', { return_validators: true })).body
    const keys: string[] = cycles[1].validators.map((row: { validator_pubkey: string }) => row.validator_pubkey)
    const { blocks } = (await ask('v3/blocks', { limit: 100 })).body
    const makers = blocks.map(({ created_by }: { created_by: string }) => toHexHash(created_by).toUpperCase())
    expect(new Set(makers)).toEqual(new Set(keys))
    const { signatures } = await v2('getMasterchainBlockSignatures', { seqno: 9 })
    const names = keys.map((key) => sha256_sync(Buffer.from(`c6b41348${key}`, 'hex')).toString('base64'))
    expect(signatures.map((row: { node_id_short: string }) => row.node_id_short)).toEqual(names)
  })
})
