import type { exportTexts } from '../en/export.ts'
import type { Russian } from './russian.ts'

export const exporting: Russian<typeof exportTexts> = {
  'action.cancel': 'Отменить',
  'action.resume': 'Продолжить',
  'export.as': 'Сохранить как',
  'export.capped': 'Это не всё: файл кончается здесь.',
  'export.early': 'Файл кончается перед первой строкой, которая ещё не окончательна.',
  'export.failed': 'Остановлено: сервис не ответил.',
  'export.leftOut.few': 'Ещё {count} не удалось прочитать, в файле их нет.',
  'export.leftOut.many': 'Ещё {count} не удалось прочитать, в файле их нет.',
  'export.leftOut.one': 'Ещё {count} не удалось прочитать, в файле её нет.',
  'export.leftOut.other': 'Ещё {count} не удалось прочитать, в файле их нет.',
  'export.rows.few': '{count} строки',
  'export.rows.many': '{count} строк',
  'export.rows.one': '{count} строка',
  'export.rows.other': '{count} строки',
  'export.title': 'Сохранить',
}
