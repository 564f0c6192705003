export const limitTexts = {
  'limit.countdown': 'Next request in {time}.',
  'limit.now': 'Trying again now.',
  'limit.text': 'More requests than the service allows. It continues by itself.',
  'limit.title': 'The service asked us to slow down.',
  'limit.titleEmpty': 'Waiting for a free slot',
} as const
