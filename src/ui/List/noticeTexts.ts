/** Of what comes later. */
export const noticeTexts = {
  'action.reveal': 'Reveal',
  'list.hidden.one': '{count} item hidden',
  'list.hidden.other': '{count} items hidden',
  'list.hiddenText': 'by your trust settings.',
  'stale.text': 'The last refresh did not go through.',
  'stale.title': 'This may be out of date.',
} as const
