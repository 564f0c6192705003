import type { amountTexts } from '../../en/parts/amounts.ts'
import type { Russian } from '../russian.ts'

export const amounts: Russian<typeof amountTexts> = {
  'amount.masked': 'Сумма скрыта',
  'amount.rawUnits': 'Мин. ед.',
  'amount.rawCurrencyWhy':
    'Сколько знаков после запятой у дополнительной валюты, нигде не указано, поэтому показаны её наименьшие единицы.',
  'amount.notSent': 'не отправлено',
  'amount.rawUnitsWhy':
    'Токен не сообщает, сколько у него знаков после запятой, поэтому показаны его наименьшие единицы.',
  'amount.returned': 'вернулось',
  'amount.void': 'не удалось',
}
