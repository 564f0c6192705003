import { expect } from 'vitest'
import { rawForm } from '../../../src/core/values/address.ts'
import { toHexHash } from '../../../src/core/values/hash.ts'
import { accountFromV2, type V2Account } from '../../../src/fromV2/accountFromV2.ts'
import type { AccountData, ShownBlock } from '../../../src/fromV2/shown.ts'
import { AccountCard } from '../../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { BlockDetails } from '../../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { BlockList } from '../../../src/ui/blocks/BlockList/BlockList.tsx'
import { NetworkStatus } from '../../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { ShardList } from '../../../src/ui/blocks/ShardList/ShardList.tsx'
import { AddressLabel } from '../../../src/ui/parts/AddressLabel.tsx'
import { HashLabel } from '../../../src/ui/parts/HashLabel.tsx'
import { en } from '../../../src/ui/words/en/index.ts'
import { find } from '../stage.tsx'
import { type Answered, coins, draw, plain } from './drawing.ts'

/** Blocks one by one and in both lists. The first of them is also the head of the chain. */
export const drawBlocks = <Data,>(endpoint: Answered<Data>, blocksIn: (data: Data) => ShownBlock[]) =>
  draw(
    endpoint,
    (data) => (
      <>
        {blocksIn(data).map((block) => (
          <BlockDetails key={block.root_hash} data={block} />
        ))}
        <BlockList data={blocksIn(data)} />
        <ShardList data={blocksIn(data)} />
        <NetworkStatus data={blocksIn(data)} />
      </>
    ),
    (drawn, data) => {
      const blocks = blocksIn(data)
      expect(blocks.length).toBeGreaterThan(0)
      for (const [index, block] of blocks.entries()) {
        const count = plain(drawn.textContent).split(String(block.seqno)).length
        expect(count, String(block.seqno)).toBeGreaterThan(index === 0 ? 4 : 3)
        const facts = drawn.querySelectorAll('[role="group"] [data-part="body"]')[index]?.parentElement
        expect(facts?.textContent?.includes('UTC')).toBe(block.gen_utime !== undefined)
        expect(facts?.textContent?.includes(en['block.transactions'])).toBe(block.tx_count !== undefined)
      }
      expect(drawn.textContent).not.toMatch(/NaN|undefined|Invalid/)
      const state = drawn.querySelector('.tc-NetworkStatus-state')
      if (blocks[0]?.gen_utime === undefined) expect(state).toBeNull()
      else expect(state?.textContent).toMatch(/^(Live|Behind)$/)
      // The first is the head of the column.
      const plans = [...drawn.querySelectorAll('[data-column="plan"]')]
      expect(plans.slice(1).map(({ textContent }) => textContent)).toEqual(
        blocks.map(({ shard, want_split: splits, want_merge: merges }) => {
          if (splits === undefined) return ''
          // A workchain of one shard has nothing to merge with.
          return splits ? 'Will split' : merges && shard !== '8000000000000000' ? 'Will merge' : 'No change'
        }),
      )
    },
  )

/** Accounts, each as a card, with its balance. */
export const drawAccounts = <Data,>(endpoint: Answered<Data>, accountsIn: (data: Data) => AccountData[]) =>
  draw(
    endpoint,
    (data) =>
      accountsIn(data).map((account) => (
        <section key={account.address}>
          <AccountCard data={account} />
          <BalanceBadge data={{ balance: account.balance ?? null, status: account.status ?? null }} precision="full" />
        </section>
      )),
    (drawn, data) => {
      const sections = [...drawn.querySelectorAll('section')]
      expect(sections).toHaveLength(accountsIn(data).length)
      for (const [index, section] of sections.entries()) {
        const {
          balance,
          status,
          wallet_type: type,
          last_transaction_hash,
          code_hash,
        } = accountsIn(data)[index] as AccountData
        expect(plain(section.textContent).split(coins(balance)).length).toBeGreaterThan(2)
        const badge = find(section, '[data-state="active"], [data-state="uninit"], [data-state="nonexist"]')
        expect(badge.dataset.state).toBe(status)
        if (type) expect(section.textContent).toContain(type.replace('wallet', 'Wallet'))
        const facts = find(section, 'dl').textContent ?? ''
        expect(facts.includes('None')).toBe(last_transaction_hash === null || status !== 'active')
        // Code that has no hash is not said to be absent.
        if (status === 'active' && !code_hash) expect(facts).not.toContain(en['account.code'])
      }
    },
  )

const SOMEBODY = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'

/** The account of an answer that does not say its address. */
export const drawAccount = <Data extends V2Account>(endpoint: Answered<Data>) =>
  drawAccounts(endpoint, (data) => [accountFromV2(data, SOMEBODY)])

/** Addresses in any form, each as a label. */
export const drawAddresses = <Data,>(endpoint: Answered<Data>, addressesIn: (data: Data) => string[]) =>
  draw(
    endpoint,
    (data) =>
      addressesIn(data).map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one account in several spellings
        <AddressLabel key={index} address={address} data={null} />
      )),
    (drawn, data) => {
      const labels = [...drawn.querySelectorAll<HTMLElement>('[data-account]')]
      expect(labels.map(({ dataset }) => dataset.account)).toEqual(addressesIn(data).map(rawForm))
      for (const label of labels) expect(label.textContent).toMatch(/^UQ/)
    },
  )

/** A hash as a label. */
export const drawHash = <Data,>(endpoint: Answered<Data>, hashIn: (data: Data) => string) =>
  draw(
    endpoint,
    (data) => <HashLabel data={hashIn(data)} />,
    (drawn, data) => expect(find(drawn, '[data-part="root"]').dataset.tip).toBe(toHexHash(hashIn(data))),
  )
