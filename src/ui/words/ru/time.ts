import type { timeLeftTexts, timeTexts } from '../en/time.ts'
import type { Russian } from './russian.ts'

export const time: Russian<typeof timeTexts & typeof timeLeftTexts> = {
  'time.now': 'сейчас',
  'time.ended': 'Закончилось',
  'time.left': 'Осталось {time}',
}
