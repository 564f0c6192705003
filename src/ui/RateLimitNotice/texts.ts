export const limitTexts = {
  'limit.countdown': 'Next request in {time}.',
  'limit.now': 'Trying again now.',
  'limit.text': 'Requests per second are limited, with or without an API key. Continuing automatically.',
  'limit.title': 'The service asked us to slow down.',
  'limit.titleEmpty': 'Waiting for a free slot',
} as const
