/** Of a transfer, as its account sees it. */
export const directionTexts = {
  'direction.in': 'IN',
  'direction.out': 'OUT',
  'direction.self': 'SELF',
} as const
