import type { buttonTexts, waitMoreTexts, waitTexts } from '../../en/states/waits.ts'
import type { Russian } from '../russian.ts'

export const waits: Russian<typeof waitTexts & typeof waitMoreTexts & typeof buttonTexts> = {
  'wait.again': 'Повторяем, попытка {count}.',
  'wait.errors': 'Сервис отвечает ошибками.',
  'wait.failing': 'Сервис не отвечает.',
  'wait.offline': 'Нет сети.',
  'wait.still': 'Всё ещё ждём.',
  'wait.unasked': 'Ещё не загружено.',
  'wait.known': 'Загружено',
  'wait.offlineText': 'Загрузится, когда связь вернётся.',
  'wait.unaskedText': 'Запроса пока не было.',
  'action.retry': 'Повторить',
}
