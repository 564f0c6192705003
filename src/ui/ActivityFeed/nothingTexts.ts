export const nothingTexts = {
  'activity.none': 'Nothing matches among the newest {count}',
  'activity.noneText': 'There is more history to look through.',
  'activity.nothingMatches': 'Nothing matches these filters.',
  'action.furtherBack': 'Look further back',
} as const
