import { operationTexts } from './reading/outcomes.ts'

/** Of rows and columns, without the operations. */
export const transactionRowTexts = {
  'address.outside': 'Off-chain',
  'address.more.one': '+{count} more',
  'address.more.other': '+{count} more',
  'address.system': 'System',
  'column.amount': 'Amount',
  'column.block': 'Block',
  'column.fee': 'Fee',
  'column.operation': 'Operation',
  'column.counterparty': 'Counterparty',
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
export const transactionTexts = /* @__PURE__ */ Object.assign({}, transactionRowTexts, operationTexts)

export const messageTexts = {
  'column.messageType': 'Message',
  'column.messageOperation': 'Operation',
  'column.counterparty': 'Counterparty',
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
  'messages.order': 'Order to send {amount}',
  'messages.orderAll': 'Order to send the whole balance',
  'messages.orders.one': 'Order to send {count} message',
  'messages.orders.other': 'Order to send {count} messages',
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
  'messages.time': 'Time',
} as const

/** The body of a message. */
export const bodyTexts = {
  'body.ask': 'Ask for its fields',
  'body.expert': 'Technical fields',
  'body.in': 'Message in',
  'body.undecoded': 'The service has not decoded this message.',
  'body.unknown': 'The service knows no fields of this message.',
} as const
