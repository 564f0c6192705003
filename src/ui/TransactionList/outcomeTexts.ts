/** Of endings without a code. */
export const outcomeTexts = {
  'outcome.badState': 'The account is frozen, so its code did not run.',
  'outcome.bounced': 'The message was refused and the rest of its value returned.',
  'outcome.noContract': 'No contract at this address.',
  'outcome.noGas': 'Not enough value to run the contract.',
  'outcome.noState': 'The account has no code to run.',
  'outcome.returnedFrom': 'A message sent by this account was refused.',
  'outcome.skipped': 'The code did not run: {reason}.',
  'outcome.suspended': 'The account is suspended, so its code did not run.',
} as const
