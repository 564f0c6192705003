/** Of endings without a code. */
export const outcomeTexts = {
  'outcome.badState': 'The account is frozen, so its code did not run.',
  'outcome.bounced': 'The message was refused, and what was left came back.',
  'outcome.noContract': 'No contract at this address, so the value came back.',
  'outcome.noGas': 'Arrived, but was too little to run the code.',
  'outcome.noState': 'Arrived at an account without code.',
  'outcome.returnedFrom': 'A message of this account was refused.',
  'outcome.skipped': 'The code did not run: {reason}.',
  'outcome.suspended': 'The account is suspended, so its code did not run.',
} as const
