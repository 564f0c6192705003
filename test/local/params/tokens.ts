import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { badSort, bounds, ignored, keeps, middle, refuses, sort, spelled, type Table } from './checks.ts'
import type { Facts } from './facts.ts'
import { byAddress, byAddresses, events, everyAddress, expectNone, listed, lt, NOBODY, paging } from './filters.ts'

/** Params of the lists of jettons and NFTs, by endpoint. */
export const tokensTable = (facts: Facts) =>
  ({
    jettonBurns: {
      ...listed('jetton_burns'),
      params: {
        ...events,
        owner_address: byAddresses(
          'owner_address',
          [facts.burners[0], facts.burners[1]],
          (row, raw) => row.owner === raw,
        ),
        address: [
          ({ rows, ...rest }) => spelled('address', everyAddress(facts.burners[0]))({ rows, ...rest }),
          keeps('address', facts.burners[0], (row) => row.owner === facts.burners[0]),
          ignored('address', ['nonsense']),
        ],
        jetton_wallet: keeps(
          'jetton_wallet',
          (rows) => middle(rows).jetton_wallet,
          (row, raw) => row.jetton_wallet === raw,
        ),
        jetton_master: byAddress('jetton_master', demo.acornJetton, (row) => row.jetton_master === demo.acornJetton),
      },
    },
    jettonMasters: {
      ...listed('jetton_masters'),
      params: {
        address: byAddresses('address', [demo.dollarJetton, demo.acornJetton], (row, raw) => row.address === raw),
        admin_address: [
          spelled('admin_address', everyAddress(demo.issuer)),
          async ({ rows }) => {
            const found = await rows({ admin_address: demo.issuer })
            if (!found.every(({ admin_address }) => admin_address === demo.issuer)) throw new Error('Others too.')
            expectNone(await rows({ admin_address: demo.main }))
          },
        ],
        ...paging(1000, 500),
      },
    },
    jettonTransfers: {
      ...listed('jetton_transfers'),
      params: {
        ...events,
        owner_address: byAddresses('owner_address', [demo.main, demo.shop], (row, raw) =>
          [row.source, row.destination].includes(raw),
        ),
        address: [
          keeps('address', demo.shop, (row) => [row.source, row.destination].includes(demo.shop)),
          spelled('address', everyAddress(demo.shop)),
          ignored('address', ['nonsense']),
        ],
        jetton_wallet: keeps(
          'jetton_wallet',
          demo.mainDollarWallet,
          (row) => row.source_wallet === demo.mainDollarWallet,
        ),
        jetton_master: byAddress('jetton_master', demo.acornJetton, (row) => row.jetton_master === demo.acornJetton),
        direction: [
          keeps('direction', 'in', (row) => row.destination === demo.main, { owner_address: demo.main }),
          keeps('direction', 'out', (row) => row.source === demo.main, { owner_address: demo.main }),
          keeps('direction', 'sideways', (row) => row.source === demo.main, { owner_address: demo.main }),
          ignored('direction', ['both'], { owner_address: demo.main }),
          ignored('direction', ['in', 'out']),
        ],
      },
    },
    jettonWallets: {
      ...listed('jetton_wallets'),
      params: {
        address: byAddresses('address', [demo.mainDollarWallet, facts.otherWallet], (row, raw) => row.address === raw),
        owner_address: [
          async ({ rows }) => {
            const found = await rows({ owner_address: demo.main })
            const all = (await rows({})).filter(({ owner }) => owner === demo.main)
            if (found.length < 2 || found.length !== all.length || !found.every(({ owner }) => owner === demo.main))
              throw new Error('The wallets of main, all of them and no others.')
          },
          spelled('owner_address', everyAddress(demo.main)),
          async ({ rows }) => {
            const owners = (await rows({ owner_address: [demo.main, demo.shop] })).map(({ owner }) => owner)
            if (new Set(owners).size !== 2 || owners.join() !== [...owners].sort().join())
              throw new Error('Owner by owner.')
          },
        ],
        jetton_address: [
          ...byAddress('jetton_address', demo.acornJetton, (row) => row.jetton === demo.acornJetton),
          refuses(
            { jetton_address: [demo.dollarJetton, demo.acornJetton] },
            422,
            'exact one owner_address required for multiple jetton_address',
          ),
          keeps(
            'jetton_address',
            [demo.dollarJetton, demo.acornJetton],
            (row) => [demo.dollarJetton, demo.acornJetton].includes(row.jetton),
            { owner_address: demo.main },
          ),
        ],
        exclude_zero_balance: keeps('exclude_zero_balance', true, ({ balance }) => balance !== '0'),
        ...paging(1000, 500),
        sort: [
          async (subject) => {
            const ups = (await subject.rows({ sort: 'asc' })).map(({ balance }) => BigInt(balance))
            const downs = (await subject.rows({ sort: 'desc' })).map(({ balance }) => BigInt(balance))
            const sorted = [...ups].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
            if (ups.join() !== sorted.join() || downs.join() !== sorted.reverse().join()) throw new Error('By balance.')
          },
          badSort(500),
        ],
      },
    },
    nftCollections: {
      ...listed('nft_collections'),
      params: {
        collection_address: byAddresses(
          'collection_address',
          [demo.postcards, demo.badges],
          (row, raw) => row.address === raw,
        ).slice(0, 3),
        owner_address: [
          spelled('owner_address', everyAddress(demo.issuer)),
          async ({ rows }) => expectNone(await rows({ owner_address: demo.main })),
        ],
        ...paging(1000, 500),
      },
    },
    nftItems: {
      ...listed('nft_items'),
      params: {
        address: byAddresses('address', [demo.postcard, demo.badge], (row, raw) => row.address === raw),
        owner_address: [
          async ({ rows }) => {
            const all = await rows({})
            const owner = all.find((row) => row.owner_address)?.owner_address
            const found = await rows({ owner_address: owner })
            const mine = all.filter((row) => row.owner_address === owner)
            if (!mine.length || mine.length === all.length || found.length !== mine.length)
              throw new Error('Not its own.')
          },
          async ({ rows }) => expectNone(await rows({ owner_address: NOBODY })),
        ],
        collection_address: [
          async ({ rows }) => {
            const found = await rows({ collection_address: demo.postcards })
            const mine = (await rows({})).filter((row) => row.collection_address === demo.postcards)
            if (!mine.length || found.length !== mine.length) throw new Error('Not its own.')
            const indexes = found.map(({ index }) => BigInt(index))
            if (indexes.some((index, at) => at && index < (indexes[at - 1] as bigint))) throw new Error('By index.')
          },
          refuses(
            { collection_address: [demo.postcards, demo.badges] },
            422,
            'exact one owner_address required for multiple collection_address',
          ),
        ],
        index: [
          refuses({ index: '1' }, 500, 'index parameter is not allowed without the collection_address'),
          keeps('index', '1', ({ index }) => index === '1', { collection_address: demo.postcards }),
          keeps('index', ['1', '2'], ({ index }) => index === '1' || index === '2', {
            collection_address: demo.postcards,
          }),
        ],
        // Said to be sortable, but the service has no such param here.
        sort: ignored('sort', ['asc', 'desc', 'up']),
        include_on_sale: ignored('include_on_sale', [true, false]),
        sort_by_last_transaction_lt: async ({ rows }) => {
          const lts = (await rows({ sort_by_last_transaction_lt: true })).map((row) => BigInt(row.last_transaction_lt))
          if (lts.some((value, at) => at && value > (lts[at - 1] as bigint))) throw new Error('The newest first.')
          if (new Set(lts).size < 2) throw new Error('There is nothing to sort.')
        },
        ...paging(1000, 500),
      },
    },
    nftTransfers: {
      ...listed('nft_transfers'),
      params: {
        ...bounds(lt('transaction_lt'), (row) => row.transaction_now),
        ...paging(),
        sort: sort((row) => BigInt(row.transaction_lt)),
        owner_address: byAddresses('owner_address', [facts.collectors[0], facts.collectors[1]], (row, raw) =>
          [row.old_owner, row.new_owner].includes(raw),
        ),
        address: [
          keeps('address', facts.collectors[0], (row) => [row.old_owner, row.new_owner].includes(facts.collectors[0])),
          ignored('address', ['nonsense']),
        ],
        item_address: [
          keeps(
            'item_address',
            (rows) => middle(rows).nft_address,
            (row, raw) => row.nft_address === raw,
          ),
          async ({ rows }) => expectNone(await rows({ item_address: NOBODY })),
        ],
        collection_address: [
          async ({ rows }) => {
            const found = await rows({ collection_address: demo.postcards })
            const all = (await rows({})).filter((row) => row.nft_collection === demo.postcards)
            if (!all.length || found.length !== all.length) throw new Error('Not its own.')
            expectNone(await rows({ collection_address: NOBODY }))
          },
        ],
        direction: [
          keeps('direction', 'in', (row) => row.new_owner === facts.collectors[0], {
            owner_address: facts.collectors[0],
          }),
          keeps('direction', 'out', (row) => row.old_owner === facts.collectors[0], {
            owner_address: facts.collectors[0],
          }),
          ignored('direction', ['both'], { owner_address: facts.collectors[0] }),
        ],
      },
    },
  }) satisfies Partial<Record<V3Name, Table>>
