export const copyTexts = {
  'action.copied': 'Copied',
  'action.copyFailed': 'Copying is not allowed here',
} as const
