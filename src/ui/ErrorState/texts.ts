export const errorTexts = {
  'error.badRequest': 'The service did not accept the request.',
  'error.connection': 'The service could not be reached. Check the connection.',
  'error.details': 'Technical details',
  'error.key': 'The service did not accept the API key of this app.',
  'error.notFound': 'The service knows nothing under this name.',
  'error.other': 'Something went wrong.',
  'error.server': 'The service failed to answer.',
  'error.timeout': 'The service took too long to answer.',
  'error.title': 'This did not load',
  'error.unreadable': 'The service sent something that cannot be read.',
  'limit.title': 'The service asked us to slow down.',
} as const
