import type { lookTexts } from '../en/lookalike.ts'
import type { Russian } from './russian.ts'

export const lookalike: Russian<typeof lookTexts> = {
  'address.alike': 'Начинается и кончается как другой адрес на этой странице.',
  'address.testNetwork': 'Тестовая сеть',
  'address.testOnly': 'Написан для тестовых сетей, а эта не тестовая.',
}
