export const limitTexts = {
  'limit.countdown': 'Next request in {time}.',
  'limit.now': 'Trying again now.',
  'limit.text': 'More requests than the service allows. What you see stays, and it continues by itself.',
  'limit.textEmpty': 'More requests than the service allows. Continues by itself.',
  'limit.title': 'The service asked us to slow down.',
  'limit.titleEmpty': 'Waiting for a free slot',
} as const
