import type { textTexts } from '../en/text.ts'
import type { Russian } from './russian.ts'

export const text: Russian<typeof textTexts> = {
  'text.hiddenCharacter': 'Скрытый символ {code}',
}
