import type { priceTexts } from '../en/prices.ts'
import type { Russian } from './russian.ts'

export const prices: Russian<typeof priceTexts> = {
  'price.per': '{price} за {symbol}',
  'price.total': 'Итого с ценой',
  'price.totalOfReadable': 'Итого с ценой без того, что не удалось прочитать',
}
