import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { keeps, limit, needed, offset, spelled, type Table } from './checks.ts'
import { byAddresses, byHashes, everyAddress, expectNone, fixed, two } from './filters.ts'
import type { Row } from './row.ts'

/** Params of endpoints about accounts. */
export const accountsTable = {
  accountStates: {
    ...fixed('accounts', { address: Object.values(demo) }),
    params: {
      address: [
        needed('address', 422, 'address of account is required'),
        ...byAddresses('address', [demo.main, demo.uninit], (row, raw) => row.address === raw),
      ],
      include_boc: async ({ rows }) => {
        const [all, bare] = [await rows({ include_boc: true }), await rows({ include_boc: false })]
        const without = all.map(({ code_boc: _code, data_boc: _data, ...row }: Row) => row)
        if (JSON.stringify(bare) !== JSON.stringify(without)) throw new Error('Without BoCs the rows are others.')
        if (JSON.stringify(all) !== JSON.stringify(await rows({}))) throw new Error('BoCs come by default.')
        if (!all.some(({ code_boc }: Row) => code_boc)) throw new Error('There are no BoCs to leave out.')
      },
      code_hash: byHashes(
        'code_hash',
        (rows) => two(rows, (row) => row.code_hash),
        (row, hash) => row.code_hash === hash,
      ),
    },
  },
  walletStates: {
    ...fixed('wallets', { address: Object.values(demo) }),
    params: {
      address: [
        needed('address', 422, 'address of account is required'),
        ...byAddresses('address', [demo.main, demo.uninit], (row, raw) => row.address === raw),
      ],
      code_hash: byHashes(
        'code_hash',
        (rows) => two(rows, (row) => row.code_hash),
        (row, hash) => row.code_hash === hash,
      ),
    },
  },
  addressBook: {
    base: { address: Object.values(demo) },
    rows: (body) => Object.entries(body),
    params: {
      address: [
        needed('address', 422, 'at least 1 address required'),
        keeps('address', [demo.main, demo.shop], ([key]) => key === demo.main || key === demo.shop),
        async ({ rows }) => {
          for (const text of everyAddress(demo.main)) {
            const [[key, { user_friendly }]] = (await rows({ address: text })) as [[string, Row]]
            if (key !== text || user_friendly !== toFriendlyAddress(demo.main, { bounceable: false }))
              throw new Error(`${text} is not listed under its own spelling.`)
          }
          const [[key, { user_friendly }]] = (await rows({ address: 'nobody' })) as [[string, Row]]
          if (key !== 'nobody' || user_friendly !== null)
            throw new Error('A text that is no address gets a row of nulls.')
        },
      ],
    },
  },
  metadata: {
    base: { address: Object.values(demo) },
    rows: (body) => Object.entries(body),
    params: {
      address: [
        needed('address', 422, 'at least 1 address required'),
        keeps('address', demo.hostileJetton, ([key]) => key === demo.hostileJetton),
        spelled('address', everyAddress(demo.hostileJetton)),
        async ({ rows }) => expectNone(await rows({ address: ['nobody', demo.main] })),
      ],
    },
  },
  topAccountsByBalance: {
    paged: true,
    rows: (body) => body,
    params: { limit: limit(1024), offset: offset() },
  },
} satisfies Partial<Record<V3Name, Table>>
