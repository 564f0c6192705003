import { expect } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFaults } from '../../src/core/issues.ts'
import { contract } from './contract.ts'
import { changed, type Path } from './generate.ts'
import { shapeOf } from './shapes.ts'
import { tried } from './tried.ts'
import { requiredIn } from './walk.ts'

/** Members that the contract requires and that our types make optional, with the reason. */
const MAY_BE_ABSENT: Record<string, string> = {
  'v3 AddressBookRow.domain': 'services of 2024',
  'v3 Transaction.total_fees_extra_currencies': 'services of 2024',
  'v3 Transaction.emulated': 'services of 2024',
  'v3 AccountState.extra_currencies': 'services of 2024',
  'v3 Message.value_extra_currencies': 'services of 2024',
  'v2 AddressInformation.extra_currencies': 'the Python service',
  'v2 ExtendedAddressInformation.extra_currencies': 'the Python service',
  'v2 Transaction.address': 'the Python service before 2023',
  'v2 Transaction.account': 'the Python service',
  'v2 Message.hash': 'the Python service before 2025',
  'v2 Message.extra_currencies': 'the Python service',
  'v2 ExtMessageInfo.hash_norm': 'services before 2025',
  'v2 MessageStd.hash': 'the Python service before 2025',
  'v2 MessageStd.extra_currencies': 'the Python service',
  'v2 TransactionExt.address': 'the Python service before 2023',
  'v2 TransactionStd.address': 'the Python service before 2023',
  'v2 ConsensusBlock.@type': 'the Python service',
  'v2 DetectAddress.@type': 'the Python service',
  'v2 DetectAddressBase64Variant.@type': 'the Python service',
  'v2 JettonMasterData.@type': 'the Python service',
  'v2 JettonMasterData.address': 'services of two providers',
  'v2 JettonWalletData.address': 'services of two providers',
  'v2 NftCollectionData.address': 'services of two providers',
  'v2 NftItemData.address': 'services of two providers',
  'v2 WalletInformation.@type': 'the Python service',
  'v2 RunGetMethodResult.block_id': 'the Python service',
  'v2 RunGetMethodResult.last_transaction_id': 'the Python service',
  'v3 JettonTransfer.decoded_custom_payload': 'services of 2024',
  'v3 JettonTransfer.decoded_forward_payload': 'services of 2024',
  'v3 JettonTransfer.trace_id': 'services of 2024',
  'v3 JettonTransfer.transaction_aborted': 'services of 2024',
  'v3 NFTItem.on_sale': 'services of 2024',
  'v3 JettonTransfersResponse.address_book': 'services of 2024',
  'v3 JettonTransfersResponse.metadata': 'services of 2024',
}

/** Whether `value` is refused, and the path of the refusal leads to `path`. */
function blamed(record: AnyEndpoint, value: unknown, path: Path): boolean {
  const faults = toFaults(tried(record.response, value).issues ?? [], value)
  return faults.some((fault) => path.join('.').startsWith(fault.path.join('.')) && fault.path.length > 0)
}

/** Equal, where an amount that came as a number may have become a decimal string. */
function sameButAmounts(ours: unknown, theirs: unknown): boolean {
  if (typeof theirs !== 'object' || theirs === null) {
    return ours === theirs || (typeof theirs === 'number' && ours === String(theirs))
  }
  const keys = Object.keys(theirs)
  return (
    keys.length === Object.keys(ours as object).length &&
    keys.every((key) =>
      sameButAmounts((ours as Record<string, unknown>)[key], (theirs as Record<string, unknown>)[key]),
    )
  )
}

/** An answer passes the schema of its endpoint, and nothing of it is lost. */
export function expectWhole(record: AnyEndpoint, data: unknown): void {
  const result = tried(record.response, data)
  expect(result.issues?.slice(0, 3)).toBeUndefined()
  expect(sameButAmounts(result.data, data)).toBe(true)
}

/** The members of an answer that the contract requires. */
export const requiredMembers = (record: AnyEndpoint, data: unknown) =>
  requiredIn(record.generation, shapeOf(record.generation, contract(record).response), data)

/** An answer is refused without any member that the contract requires, or with one of another type. */
export function expectStrict(record: AnyEndpoint, data: unknown): void {
  const taken = requiredMembers(record, data).flatMap(({ path, member }) => {
    const without = !(member in MAY_BE_ABSENT) && !blamed(record, changed(data, path), path)
    // A function is of no type that JSON has, so nothing may take it.
    const wrong = !blamed(
      record,
      changed(data, path, () => {}),
      path,
    )
    return [...(without ? [`without ${member}`] : []), ...(wrong ? [`${member} of another type`] : [])]
  })
  expect([...new Set(taken)], 'faults that the schema does not see').toEqual([])
}
