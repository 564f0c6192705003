export const lookTexts = {
  'address.alike': 'Begins and ends like another address on this page.',
  'address.testNetwork': 'Test network',
  'address.testOnly': 'Written for test networks, but this is not one.',
} as const
