import type { ActivityView } from '../../../reading/readAction.ts'
import { activityTexts } from '../../words/en/activity.ts'
import type { WordsOf } from '../../words/words.ts'
import { isBackFromSale } from './itemFacts.ts'

/** Whether an action is not final yet. */
export const isPending = ({ status }: ActivityView): boolean => status === 'pending' || status === 'confirmed'

/** What an action does or did, in two words. @param asked what a refused standard call asked for */
export function sayAction(view: ActivityView, wordsOf: WordsOf, asked = view): string {
  const words = wordsOf(activityTexts)
  if (isPending(view)) return words(`doing.${asked.does}`)
  return words(isBackFromSale(asked) ? 'did.nftReturned' : `did.${view.verb}`)
}
