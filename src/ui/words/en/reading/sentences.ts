import type { SaidVerb } from '../../../../reading/verbs.ts'

/**
 * A sentence in all its tenses. `{name}` is a part. `[a|b]` is the first of these whose parts are all known; nothing where none is.
 * `<a|b|c>` is a verb: what was done, what is being done, what was wanted, of which `say.now`, `say.tried` and `say.asked` make the
 * tenses. `<a|b|c|d>` has them as they are: done, in progress, tried and failed, asked for with an unknown end.
 */
export type SentenceText = `${string}<${string}|${string}|${string}>${string}`

/** A sentence for every verb: one that is missing is a type error. */
export const sentenceTexts = {
  'says.auctionCancelled': '{from} <cancelled|cancelling|cancel> the auction of [{nft}|an NFT][ on {by}]',
  'says.auctionEnded': '{from} <ended|ending|end> the auction of [{nft}|an NFT][ on {by}]',
  'says.auctioned': '{from} <put|putting|put> [{nft}|an NFT] up for auction[ on {by}][, bids from {minBid}]',
  'says.bid': '{from} <bid|bidding|bid>[ {amount}] for [{nft}|an NFT]',
  'says.burned': '{from} <burned|burning|burn> [{amount}|{by} tokens|tokens]',
  'says.called':
    '{from} <called|is calling|tried to call|called> [{to} ({operation})|{accounts} ({operation})|{to}|{accounts}|a contract]',
  'says.chainCommitted': '{from} <committed|committing|commit> a packet[ from {chain}| from chain {chainId}][ on {by}]',
  'says.chainReceived':
    '{from} <delivered|delivering|deliver> a message[ from {chain}| from chain {chainId}][ to {to}][ through {by}]',
  'says.chainSent':
    '{from} <sent|sending|send> [{amount}|a message] to [{chain}|chain {chainId}|another chain][ through {by}]',
  'says.chainVerified': '{from} <verified|verifying|verify> a packet[ for {to}][ on {by}]',
  'says.charged': '{from} <charged|charging|charge> [{to}|a client] a fee[ on {by}]',
  'says.clientRegistered': '{from} <registered|registering|register> as a client[ of {by}]',
  'says.collectionMinted': 'Collection {to} <minted|is minting|tried to mint|was to mint> [{items}|{nft}|an NFT]',
  'says.deployed': '{from} <deployed|deploying|deploy> [{to}|a contract]',
  'says.domainChanged': '{from} <set|setting|set> a record of [domain {nft}|a domain][ to {record}]',
  'says.domainCleared': '{from} <deleted|deleting|delete> a record of [domain {nft}|a domain]',
  'says.domainReleased': '{from} <released|releasing|release> [domain {nft}|a domain][ with a bid of {amount}]',
  'says.domainRenewed': '{from} <renewed|renewing|renew> [domain {nft}|a domain]',
  'says.domainWon': '{from} <won|is winning|tried to win|was to win> [domain {nft}|a domain]',
  'says.electionEntered': '{from} <staked|staking|stake> [{amount}|coins] in the validator elections',
  'says.electionLeft': '{from} <recovered|recovering|recover> [{gets}|its stake] from the validator elections',
  'says.feesClaimed': '{from} <claimed|claiming|claim> [fees of {gets}|fees][ on {by}]',
  'says.keyLogged': '{from} <logged|logging|log> a key of the[ {by}] bridge',
  'says.keySet': '{from} <set|setting|set> a new key of the[ {by}] bridge',
  'says.lent': '{from} <supplied|supplying|supply> [{amount}|assets][ to {by}]',
  'says.liquidated':
    '{from} <liquidated|liquidating|liquidate> the loan of [{to}|a borrower][ for {gets} of collateral][ on {by}]',
  'says.liquidityAdded': '{from} <added|adding|add> [{amount}|liquidity] to [pool {to}|a pool][ on {by}]',
  'says.liquidityRemoved': '{from} <removed|removing|remove> [{gets}|liquidity] from [pool {to}|a pool][ on {by}]',
  'says.listed': '{from} <put|putting|put> [{nft}|an NFT] on sale[ for {price}][ on {by}]',
  'says.minted':
    '[{from} <minted|minting|mint>|<Minted|Minting|Could not mint|Asked to mint>] [{amount}|{by} tokens|tokens][ for {to}| for {accounts}][ by Bitcoin transaction {bitcoin}]',
  'says.moved': '{from} <sent|sending|send> [{amount}|{items}|{nft}|a message] to itself',
  'says.nftAsked': '{from} <checked|checking|check> the owner of [{nft}|an NFT]',
  'says.nftBought': '{from} <bought|buying|buy> [{nft}|an NFT][ from {to}][ for {amount}][ on {by}]',
  'says.nftMinted': '{from} <minted|minting|mint> [{items}|{nft}|an NFT][ for {owner}][ in collection {to}]',
  'says.nftSent': '{from} <sent|sending|send> [{items}|{nft}|an NFT][ to {to}| to {accounts}]',
  'says.orderApproved': '{from} <approved|approving|approve> [multisig order {to}|a multisig order]',
  'says.orderExecuted': '{from} <executed|executing|execute> [order {order}|an order] of [multisig {to}|a multisig]',
  'says.orderProposed': '{from} <proposed|proposing|propose> [order {order}|an order] to [multisig {to}|a multisig]',
  'says.other': '{from}: {type}<|, in progress|, failed|, end unknown>',
  'says.outbid':
    '[{to}|A bidder] <was outbid|is being outbid|could not be outbid|was to be outbid> for [{nft}|an NFT][ on {by}]<[, and got {amount} back]|||>',
  'says.paidOut': '{from} <paid|paying|pay> [{amount}|a reward][ to {to}][ on {by}]',
  'says.poolCreated': '{from} <created|creating|create> [pool {to}|a pool][ with {amount}][ on {by}]',
  'says.poolPrepared': '{from} <prepared|preparing|prepare> a pool[ with {amount}][ on {by}]',
  'says.priced': '{from} <changed|changing|change> the price of [{nft}|an NFT][ to {price}][ on {by}]',
  'says.proxyRegistered': 'A proxy <registered|registering|register>[ with {by}][ at {to}]',
  'says.proxyUnregistered': 'A proxy <unregistered|unregistering|unregister>[ from {by}][ at {to}]',
  'says.refundAsked':
    '{from} <requested|is requesting|tried to request|requested> a refund[ from {by}]<|||, end unknown>',
  'says.refunded': '{from} <refunded|refunding|refund> [{amount}|coins][ to {to}][ on {by}]',
  'says.returned': '{from} <returned|returning|return> [{amount}|a message][ to {to}]',
  'says.rewardClaimed': '{from} <claimed|claiming|claim> [rewards of {gets}|rewards][ from {by}]',
  'says.secretChanged': '{from} <changed|changing|change> its secret[ on {by}]',
  'says.sent': '{from} <sent|sending|send> [{amount}|a message][ to {to}| to {accounts}]',
  'says.stakeRaised': '{from} <added|adding|add> [{amount}|coins] to its stake[ on {by}]',
  'says.staked': '{from} <staked|staking|stake> [{amount}|coins][ with {by}| in pool {to}][ for {gets}]',
  'says.subscribed': '{from} <paid|paying|pay>[ {amount}] for a subscription[ to {to}]',
  'says.swapHeld': '{from} <reserved|reserving|reserve> [{amount}|funds] for a swap[ on {by}]',
  'says.swapRefused': 'A swap <was refused|is being refused|was refused|was to be refused>[ by {by}]',
  'says.swapped': '{from} <swapped|swapping|swap> [{amount}|tokens][ for {gets}][ on {by}]',
  'says.ticked': '{from} <ran|running|run> by schedule',
  'says.toppedUp': '{from} <topped up|topping up|top up> its balance[ on {by}][ with {amount}]',
  'says.unlisted': '{from} <took|taking|take> [{nft}|an NFT] off sale[ on {by}]',
  'says.unnamed': 'An unknown action <was carried out|is in progress|failed|has an unknown end>',
  'says.unstakeAsked':
    '{from} <requested|is requesting|tried to request|requested> the return of [{amount}|a stake][ from {by}| from pool {to}]<|||, end unknown>',
  'says.unstaked': '{from} <unstaked|unstaking|unstake> [{gets}|coins][ from {by}| from pool {to}][ for {amount}]',
  'says.unsubscribed': '{from} <ended|ending|end> its subscription[ to {to}]',
  'says.vaultCreated': '{from} <created|creating|create> [vault {to}|a vault][ with {amount}][ on {by}]',
  'says.vestingAllowed': '{from} <allowed|allowing|allow> [vesting {to}|a vesting] to pay [{accounts}|more accounts]',
  'says.vestingPaid': '{from} <paid|paying|pay> [{amount}|coins][ to {to}] from vesting',
  'says.wasDeployed': '{to} <was deployed|is being deployed|could not be deployed|was to be deployed>',
  'says.withdrew': '{from} <withdrew|withdrawing|withdraw> [{gets}|assets][ from {by}]',
} as const satisfies Readonly<Record<`says.${SaidVerb}`, SentenceText>>
