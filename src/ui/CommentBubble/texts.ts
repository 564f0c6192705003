import { lockTexts } from './lockTexts.ts'

export const commentTexts = {
  ...lockTexts,
  'comment.empty': 'Empty comment',
  'comment.less': 'Show less',
  'comment.more': 'Show all',
} as const
