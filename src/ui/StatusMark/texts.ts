export const statusTexts = {
  'status.bounced': 'Bounced',
  'status.confirmed': 'Confirmed',
  'status.failed': 'Failed',
  'status.pending': 'Pending',
  'status.sent': 'Sent',
  'status.success': 'Finalized',
  'status.unknown': 'Unknown',
} as const
