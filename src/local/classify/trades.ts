import { parseBoc } from '../../core/values/cell.ts'
import { Slice } from '../bodies/slice.ts'

/** What a sale was set up with. Nanograms. */
export interface SaleTerms {
  marketplace: string | null
  price: string
  feeAddress: string | null
  fee: string | null
  royaltyAddress: string | null
  royalty: string | null
}

/** What an auction was set up with. Nanograms; fees are factor ÷ base. */
export interface AuctionTerms {
  feeAddress: string | null
  feeFactor: string
  feeBase: string
  royaltyAddress: string | null
  royaltyBase: string
  maxBid: string
  minBid: string
}

/** Sales by code hash, base64; a sale of unknown code is read as the newest. */
const SALE_CODES: Readonly<Record<string, 'first' | 'dated'>> = {
  '2pufziLofEllctIDZSWVebzO+RpyA1fMvowFLvyb4I8=': 'first',
  'gnj0xSM95vvtyWmvUZNEp6m//FRIVtuphqlcC8+Fcck=': 'dated',
  'MgUN+sRPZIZrzIbyzZ4TBf6dyts5WcACI3z7CQLUQyM=': 'dated',
  '3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE=': 'dated',
  'JCIfpXHlQuBVx3vt/b9SfHr0YM/cfzRMRQeHtM+h600=': 'dated',
}

/** Auctions by code hash, base64; `unread`: no layout is known. An auction of unknown code is read as the newest. */
const AUCTION_CODES: Readonly<Record<string, 'first' | 'third' | 'unread'>> = {
  '/ACindAgW83MDT/7nKOMw8jBWexg2KpUMkCpLxBZLUA=': 'first',
  'ZmiHL6eXBUQ//UdSPo6eqfdquZ+aC1nSfej4GhwnudQ=': 'unread',
  'G9nFo5v/t6DzQViLXdkrgTqEK/Ze8UEJOCIAzq+Pct8=': 'third',
}

/** The data of a contract's first state. @throws {InvalidBocError} */
function initialData(init: string): Slice {
  const slice = new Slice(parseBoc(init))
  if (slice.bit()) slice.uint(5)
  if (slice.bit()) slice.uint(2)
  if (slice.bit()) slice.ref()
  if (!slice.bit()) throw new Error('This state has no data.')
  return new Slice(slice.ref())
}

const coins = (slice: Slice) => slice.coins().toString()
const number = (slice: Slice) => slice.uint(32).toString()

/** Shares of the price instead of amounts. */
function newestSale(slice: Slice): SaleTerms {
  slice.bit()
  const marketplace = slice.address()
  slice.address()
  const price = coins(slice)
  const fees = new Slice(slice.ref())
  return {
    marketplace,
    price,
    feeAddress: fees.address(),
    fee: null,
    royaltyAddress: fees.address(),
    royalty: null,
  }
}

/** @throws {InvalidBocError} */
export function readSale(init: string, codeHash: string | null): SaleTerms {
  const slice = initialData(init)
  const code = SALE_CODES[codeHash ?? '']
  if (!code) return newestSale(slice)
  if (code === 'dated') slice.uint(1 + 32)
  const marketplace = slice.address()
  slice.address()
  slice.address()
  const price = coins(slice)
  const fees = new Slice(slice.ref())
  let fee = code === 'first' ? coins(fees) : ''
  const feeAddress = fees.address()
  if (code === 'dated') fee = coins(fees)
  return { marketplace, price, feeAddress, fee, royaltyAddress: fees.address(), royalty: coins(fees) }
}

function fees(slice: Slice) {
  const [feeAddress, feeFactor, feeBase] = [slice.address(), number(slice), number(slice)]
  const royaltyAddress = slice.address()
  slice.uint(32)
  return { feeAddress, feeFactor, feeBase, royaltyAddress, royaltyBase: number(slice) }
}

function firstAuction(slice: Slice): AuctionTerms {
  const terms = fees(new Slice(slice.ref()))
  const bids = new Slice(slice.ref())
  return { ...terms, minBid: coins(bids), maxBid: coins(bids) }
}

function thirdAuction(slice: Slice): AuctionTerms {
  const terms = fees(new Slice(slice.ref()))
  const constant = new Slice(slice.ref())
  constant.uint(32)
  constant.address()
  return { ...terms, minBid: coins(constant), maxBid: coins(constant) }
}

function newestAuction(slice: Slice): AuctionTerms {
  slice.uint(2)
  slice.address()
  slice.coins()
  slice.uint(32)
  slice.uint(32)
  slice.address()
  slice.big(64)
  const [feeFactor, feeBase] = [number(slice), number(slice)]
  slice.uint(32)
  const royaltyBase = number(slice)
  const addresses = new Slice(slice.ref())
  const constant = new Slice(slice.ref())
  const [feeAddress, royaltyAddress] = [addresses.address(), addresses.address()]
  constant.address()
  return {
    feeAddress,
    feeFactor,
    feeBase,
    royaltyAddress,
    royaltyBase,
    minBid: coins(constant),
    maxBid: coins(constant),
  }
}

/** @throws {InvalidBocError} */
export function readAuction(init: string, codeHash: string | null): AuctionTerms {
  const slice = initialData(init)
  const code = AUCTION_CODES[codeHash ?? '']
  if (code === 'unread') throw new Error('Auctions of this code are not read.')
  if (code === 'first') return firstAuction(slice)
  return code === 'third' ? thirdAuction(slice) : newestAuction(slice)
}
