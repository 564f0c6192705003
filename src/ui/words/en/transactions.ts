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
  'op.unknown': 'Unknown operation {opcode}',
} as const

const listTexts = {
  'address.outside': 'Off-chain',
  'address.more.one': '+{count} more',
  'address.more.other': '+{count} more',
  'address.system': 'System',
  'column.amount': 'Amount',
  'column.block': 'Block',
  'column.fee': 'Fee',
  'column.operation': 'Operation',
  'column.parties': 'From and to',
  'column.status': 'Status',
  'column.transaction': 'Transaction',
  'transactions.empty': 'No transactions yet',
  'transactions.emptyText': 'Transfers and contract calls will appear here.',
  'transactions.fee': 'fee',
  'transactions.label': 'Transactions',
  'transactions.moreTokens.one': '+ {count} token',
  'transactions.moreTokens.other': '+ {count} tokens',
  'transactions.ofBlock.empty': 'No transactions',
  'transactions.ofBlock.emptyText': 'No account ran in this block.',
  'transactions.ofBlock.label': 'Transactions',
} as const

/** A pure call: a spread would bring these words to all who import those of operations. */
export const transactionTexts = /* @__PURE__ */ Object.assign({}, listTexts, operationTexts)

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

export const messageTexts = {
  'column.messageType': 'Message',
  'column.messageOperation': 'Operation',
  'column.messageParties': 'From and to',
  'column.messageValue': 'Amount',
  'column.messageFee': 'Forward fee',
  'messages.bounced': 'Bounced',
  'messages.empty': 'No messages',
  'messages.emptyText': 'Messages that match will appear here.',
  'messages.externalIn': 'External in',
  'messages.externalOut': 'External out',
  'messages.internal': 'Internal',
  'messages.label': 'Messages',
  'messages.outside': 'Off-chain',
} as const

/** Of what a row opens to. */
export const messageDetailTexts = {
  'messages.bodyHash': 'Body hash',
  'messages.bounceFlag': 'Bounce flag',
  'messages.comment': 'Comment',
  'messages.createdLt': 'Logical time',
  'messages.flagNo': 'No',
  'messages.flagYes': 'Yes',
  'messages.fwdFee': 'Forward fee',
  'messages.hash': 'Hash',
  'messages.importFee': 'Import fee',
  'messages.initState': 'Deploys code',
  'messages.normalized': 'Normalized hash',
  'messages.receivedBy': 'Received by',
  'messages.sentBy': 'Sent by',
} as const

/** The body of a message. */
export const bodyTexts = {
  'body.ask': 'Ask for its fields',
  'body.expert': 'Technical fields',
  'body.in': 'Message in',
  'body.undecoded': 'The service has not decoded this message.',
  'body.unknown': 'The service knows no fields of this message.',
} as const
