import type { cellTexts, rawTexts } from '../en/facts.ts'
import type { Russian } from './russian.ts'

export const facts: Russian<typeof cellTexts & typeof rawTexts> = {
  'cells.bits.few': '{count} бита',
  'cells.bits.many': '{count} бит',
  'cells.bits.one': '{count} бит',
  'cells.bits.other': '{count} бита',
  'cells.copy': 'Скопировать ячейки в base64',
  'cells.exotic': 'экзотическая',
  'cells.first.few': 'Показаны только первые {count} ячейки. В копии есть все.',
  'cells.first.many': 'Показаны только первые {count} ячеек. В копии есть все.',
  'cells.first.one': 'Показана только {count} ячейка. В копии есть все.',
  'cells.first.other': 'Показаны только первые {count} ячейки. В копии есть все.',
  'cells.unreadable': 'Эти байты\u00a0— не набор ячеек.',
  'raw.title': 'Исходные данные',
}
