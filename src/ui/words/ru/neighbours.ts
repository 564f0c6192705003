import type { neighbourTexts } from '../en/neighbours.ts'
import type { Russian } from './russian.ts'

export const neighbours: Russian<typeof neighbourTexts> = {
  'steps.after.one': '{count} следующий шаг',
  'steps.after.few': '{count} следующих шага',
  'steps.after.many': '{count} следующих шагов',
  'steps.after.other': '{count} следующего шага',
  'steps.before.one': '{count} предыдущий шаг',
  'steps.before.few': '{count} предыдущих шага',
  'steps.before.many': '{count} предыдущих шагов',
  'steps.before.other': '{count} предыдущего шага',
  'steps.duration': '{length} от первого до последнего',
  'steps.empty': 'Такого трейса нет',
  'steps.emptyText': 'Сервис не знает трейса этой транзакции. Новый появляется через несколько секунд.',
  'steps.from': 'от шага {step}',
  'steps.label': 'Шаги',
  'steps.next': 'Дальше',
  'steps.notInTrace': 'В трейсе нет этой транзакции.',
  'steps.previous': 'Назад',
  'steps.title': 'Шаг {step} из {count}',
  'steps.unknown': 'Неизвестный аккаунт',
} as const
