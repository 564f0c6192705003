/** What an account is: of a kind, and by the name of its token. */
export const roleTexts = {
  'role.collection': 'NFT collection',
  'role.collectionOf': 'NFT collection {name}',
  'role.domain': 'Domain',
  'role.domainOf': 'Domain {name}',
  'role.jetton': 'Token contract',
  'role.jettonOf': 'Token contract of {symbol}',
  'role.nft': 'NFT',
  'role.nftOf': 'NFT {name}',
  'role.ownWallet': '{symbol} wallet',
  'role.wallet': 'Token wallet',
  'role.walletOf': '{symbol} wallet of {owner}',
} as const

/** The balances of the accounts of a trace. */
export const changeTexts = {
  'change.account': 'Balance in {symbol}',
  'change.after': 'After',
  'change.before': 'Before',
  'change.change': 'Change',
  'change.compared': 'Before the first and after the last step',
  'change.empty': 'No balances',
  'change.emptyText': 'The service knows no trace with this hash. A new one takes a few seconds to appear.',
  'change.fees': 'fees of {fees}',
  'change.label': 'Balances',
  'change.leaves': 'leaves',
  'change.more.one': '{count} more account',
  'change.more.other': '{count} more accounts',
  'change.others': 'Other traces moved it in between.',
} as const

export const stepEndingTexts = {
  'say.step': 'In this step {to} received a message from {from}: {operation}.',
  'say.stepRefused': 'In this step {to} refused a message from {from}, and it returned: {operation}.',
  'say.stepExternal': 'In this step {to} was called by an external message.',
  'say.stepBack': 'In this step {to} received back what {from} returned: {amount}.',
  'say.stepBackEmpty': 'In this step {to} received a message back from {from}, without coins.',
  'say.stepSent.one': 'In this step the owner of {to} signed a request, and the wallet sent {count} message.',
  'say.stepSent.other': 'In this step the owner of {to} signed a request, and the wallet sent {count} messages.',
  'say.stepOrdered': 'In this step the owner signed a request: {request}.',
  'say.stepOrderedNothing': 'In this step the owner signed a request: {request}. The wallet sent nothing.',
  'say.stepSentNothing': 'In this step the owner of {to} signed a request, and the wallet sent nothing.',
  'say.stepExpert': 'External message: {operation}.',
} as const

/** Names of operations. */
export const operationTexts = {
  'op.call': 'Called contract',
  'op.deploy': 'Deployed contract',
  'op.externalCall': 'External message',
  'op.merge': 'Shard merge',
  'op.nothingSent': 'Sent nothing',
  'op.received': 'Received',
  'op.refused': 'Refused',
  'op.returned': 'Returned',
  'op.sent': 'Sent',
  'op.split': 'Shard split',
  'op.storage': 'Storage fee',
  'op.tick': 'Tick',
  'op.tock': 'Tock',
  'op.transfer': 'Transfer',
  'op.unknown': 'Unknown operation {opcode}',
} as const

/** Of endings without a code. */
export const outcomeTexts = {
  'outcome.badState': 'The account is frozen, so its code did not run.',
  'outcome.bounced': 'The message was refused and the rest of its value returned.',
  'outcome.noCoins': 'The account sent nothing: it had too few coins. The fee was paid.',
  'outcome.noCoinsInPart': 'The account had too few coins for some of its messages. It sent the others.',
  'outcome.noContract': 'No contract at this address.',
  'outcome.noGas': 'Not enough value to run the contract.',
  'outcome.noState': 'The account has no code to run.',
  'outcome.nothingSent':
    'The account sent nothing. It skipped its messages, most often for lack of coins. The fee was paid.',
  'outcome.returnedFrom': 'A message sent by this account was refused.',
  'outcome.sentInPart': 'The account left out some of its messages, most often for lack of coins. It sent the others.',
  'outcome.skipped': 'The code did not run: {reason}.',
  'outcome.suspended': 'The account is suspended, so its code did not run.',
} as const

/** Why what was wanted did not happen, where no phase has a sentence for it, and where the money is. */
export const endingTexts = {
  'ending.at': 'Step {step}, {account}',
  'ending.disagrees': 'The service reports the opposite. The transactions decide.',
  'reason.dropped': 'The network dropped it before it was final. Nothing happened.',
  'reason.expired': 'The message expired before a block took it: nothing was sent.',
  'reason.noFunds': 'The wallet had too few coins: nothing was sent.',
  'reason.noFundsSome': '{skipped} of {all} messages never left: the wallet had too few coins.',
  'reason.none': 'Failed. No reason was reported.',
  'reason.noTokenWallet': 'The token wallet that was called does not exist.',
  'reason.open': 'A part of what was asked for failed. How the rest ended is not known.',
  'reason.partly': 'A part of what was asked for failed.',
  'reason.refused': 'A contract refused it.',
  'reason.skippedAll': 'The wallet left the message out, most often for lack of coins.',
  'reason.skippedSome': '{skipped} of {all} messages never left, most often for lack of coins.',
  'reason.walletRefused': 'The wallet refused the request: nothing was sent.',
  'money.arrived': '{amount} arrived at {account}.',
  'money.fee': 'A fee of {amount} was paid.',
  'money.kept': '{account} kept {amount}.',
  'money.never-left': '{amount} never left {account}.',
  'money.nothingLeft': '{account} paid only the fee.',
  'money.onlyFee': '{account} paid only the fee of {amount}.',
  'money.spent': '{amount} went to {account}: all of it was spent on fees.',
  'money.stayed': '{amount} did not move.',
  'money.returned': '{amount} returned to {account}.',
  'money.value': 'The value',
} as const
