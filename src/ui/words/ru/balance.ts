import type { amountTexts, buttonTexts, waitMoreTexts, waitTexts } from '../en/balance.ts'
import type { Russian } from './russian.ts'

export const balance: Russian<typeof amountTexts & typeof buttonTexts & typeof waitMoreTexts & typeof waitTexts> = {
  'action.retry': 'Повторить',
  'amount.masked': 'Сумма скрыта',
  'amount.notSent': 'не отправлено',
  'amount.rawCurrencyWhy':
    'Сколько знаков после запятой у дополнительной валюты, нигде не указано, поэтому показаны её наименьшие единицы.',
  'amount.rawUnits': 'Без дробной части',
  'amount.rawUnitsWhy':
    'Токен не сообщает, сколько у него знаков после запятой, поэтому показаны его наименьшие единицы.',
  'amount.returned': 'вернулось',
  'amount.void': 'не удалось',
  'wait.again': 'Повторяем, попытка {count}.',
  'wait.errors': 'Сервис отвечает ошибками.',
  'wait.failing': 'Сервис не отвечает.',
  'wait.known': 'Загружено',
  'wait.offline': 'Нет сети.',
  'wait.offlineText': 'Загрузится, когда связь вернётся.',
  'wait.still': 'Всё ещё ждём.',
  'wait.unasked': 'Ещё не загружено.',
  'wait.unaskedText': 'Запроса пока не было.',
}
