export const errorTexts = {
  'error.badRequest': 'The service did not accept the request.',
  'error.connection': 'The service could not be reached. Check the connection.',
  'error.details': 'Technical details',
  'error.key': 'The service did not accept the API key of this app.',
  'error.method': 'The service does not take requests of this kind.',
  'error.notFound': 'The service has no record of this.',
  'error.notLoaded': '{name} did not load',
  'error.other': 'Something went wrong.',
  'error.send': 'Sending is not allowed here. Nothing was sent.',
  'error.server': 'The service failed to answer.',
  'error.status': 'The service answered with error {status}.',
  'error.timeout': 'The service took too long to answer.',
  'error.title': 'This did not load',
  'error.unreadable': 'The service sent something that cannot be read.',
  'limit.title': 'The service asked us to slow down.',
} as const

export const limitTexts = {
  'limit.countdown': 'Next request in {time}.',
  'limit.now': 'Trying again now.',
  'limit.text': 'Requests per second are limited, with or without an API key. Continuing automatically.',
  'limit.title': 'The service asked us to slow down.',
  'limit.titleEmpty': 'Waiting for a free slot',
} as const
