/** Of what is not as documented. */
export const brokenTexts = {
  'list.brokenCell': 'Could not be read.',
  'list.brokenRow': 'This row could not be read.',
} as const
