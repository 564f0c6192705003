import type { Base } from '../../../core/endpoint.ts'
import { actionTypes } from '../../v3/actions/actionTypes.ts'
import { refused } from './refused.ts'

/** What both endpoints have. The header takes one name, and without it the two differ in what they distinguish. */
export const policy = {
  // Each run has a seed and a time of its own.
  cache: 'never',
  headers: ({ actionsVersion = actionTypes[0] }) => ({ 'x-actions-version': actionsVersion }),
  refused,
} as const satisfies Partial<Base<never, unknown>> & { cache: 'never' }
