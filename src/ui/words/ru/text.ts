import type { absentTexts, textTexts } from '../en/text.ts'
import type { Russian } from './russian.ts'

export const text: Russian<typeof absentTexts & typeof textTexts> = {
  'value.none': 'Нет',
  'value.unknown': 'Неизвестно',
  'text.hiddenCharacter': 'Скрытый символ {code}',
}
