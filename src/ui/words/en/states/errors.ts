export const errorTexts = {
  'error.badRequest': 'The service did not accept the request.',
  'error.connection': 'The service could not be reached. Check the connection.',
  'error.details': 'Technical details',
  'error.key': 'The service did not accept the API key of this app.',
  'error.keyRestricted': 'The settings of the API key of this app allow no requests from this site or IP address.',
  'error.invalidParams': 'Nothing was sent: a value of the request is not valid.',
  'error.method': 'The service does not take requests of this kind.',
  'error.noAccountState':
    'The service could not load the state of the account, so it did not pass the message on. Nothing was sent. Try again later.',
  'error.noAddress': 'The service did not accept an address of the request: it is not that of an account.',
  'error.noBase64': 'The service could not read a text of the request as base64: it is cut, or has other characters.',
  'error.noMessage': 'These cells are no external message. Nothing was sent.',
  'error.noName': 'The service did not accept a name of the request: it has characters that no name may have.',
  'error.notFound': 'The service has no record of this.',
  'error.notInHistory':
    'The nodes of the service do not have this. It may be older than they keep: archival nodes have it (archival: true).',
  'error.notLoaded': '{name} did not load',
  'error.other': 'Something went wrong.',
  'error.refused': 'The account did not accept the message. Nothing was sent, and nothing was charged.',
  'error.refusedNoGas':
    'The account ran out of gas before it accepted the message, most often for lack of coins. Nothing was sent, and nothing was charged.',
  'error.refusedSilently':
    'The account did not accept the message, and its code gave no reason. Nothing was sent, and nothing was charged.',
  'error.refusedWith':
    'The account did not accept the message: exit code {code} in the compute phase. Nothing was sent, and nothing was charged.',
  'error.send': 'Sending is not allowed here. Nothing was sent.',
  'error.server': 'The service failed to answer.',
  'error.status': 'The service answered with error {status}.',
  'error.timeout': 'The service took too long to answer.',
  'error.title': 'This did not load',
  'error.unavailable': 'The service cannot answer at the moment (error {status}). Try again later.',
  'error.unreadable': 'The service sent something that cannot be read.',
  'limit.title': 'Rate limit reached.',
} as const

export const limitTexts = {
  'limit.countdown': 'Next request in {time}.',
  'limit.now': 'Trying again now.',
  'limit.text': 'Requests per second are limited, with or without an API key.',
  'limit.title': 'Rate limit reached.',
  'limit.titleEmpty': 'Waiting for a free slot',
} as const

export const newItemsTexts = {
  'list.new.one': '{count} new',
  'list.new.other': '{count} new',
} as const
