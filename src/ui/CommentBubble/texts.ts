export const commentTexts = {
  'comment.empty': 'Empty comment',
  'comment.encrypted': 'Encrypted comment',
  'comment.less': 'Show less',
  'comment.more': 'Show all',
} as const
