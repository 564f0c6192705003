import type { accountStatusTexts, accountTexts, balanceTexts, topAccountTexts } from '../en/accounts.ts'
import type { Russian } from './russian.ts'

export const accounts: Russian<
  typeof accountTexts & typeof balanceTexts & typeof accountStatusTexts & typeof topAccountTexts
> = {
  'account.balance': 'Баланс',
  'account.bounceable': 'Адрес с возвратом',
  'account.code': 'Код',
  'account.copyForm': 'Скопировать: {form}',
  'account.empty': 'Счёта нет',
  'account.emptyText': 'Адрес не указан или неверен.',
  'account.extra': 'Дополнительные валюты',
  'account.extraId': 'Валюта {id}',
  'account.frozenState': 'Замороженное состояние',
  'account.label': 'Счёт {label}',
  'account.lastTransaction': 'Последняя транзакция',
  'account.nonBounceable': 'Адрес без возврата',
  'account.raw': 'Адрес в виде raw',
  'account.seqno': 'Seqno {seqno}',
  'column.account': 'Счёт',
  'column.rank': 'Место',
  'topAccounts.empty': 'Счетов нет',
  'topAccounts.emptyText': 'Здесь появятся счета с самым большим балансом.',
  'topAccounts.label': 'Крупнейшие счета',
  'account.active': 'Активен',
  'account.frozen': 'Заморожен',
  'account.nonexist': 'Не развёрнут',
  'account.uninit': 'Не развёрнут',
  'balance.failed': 'Баланс не загрузился.',
  'balance.limited': 'Сервис просит подождать.',
  'balance.loading': 'Загрузка',
  'balance.stale': 'Последнее известное значение. Обновить не удалось.',
  'column.balance': 'Баланс',
}
