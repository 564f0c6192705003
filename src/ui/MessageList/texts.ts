export const messageTexts = {
  'column.messageType': 'Message',
  'column.messageOperation': 'Operation',
  'column.messageParties': 'From and to',
  'column.messageValue': 'Amount',
  'column.messageFee': 'Forward fee',
  'messages.bounced': 'Bounced',
  'messages.empty': 'No messages',
  'messages.emptyText': 'Messages that match will appear here.',
  'messages.encrypted': 'Encrypted comment',
  'messages.externalIn': 'External in',
  'messages.externalOut': 'External out',
  'messages.internal': 'Internal',
  'messages.label': 'Messages',
  'messages.outside': 'External',
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
