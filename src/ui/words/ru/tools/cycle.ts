import type { cycleTexts } from '../../en/tools/cycle.ts'
import type { Russian } from '../russian.ts'

export const cycle: Russian<typeof cycleTexts> = {
  'cycle.badRequestText': 'Кошелёк не смог прочитать запрос.',
  'cycle.balance': 'Баланс сейчас',
  'cycle.became': 'Что произошло',
  'cycle.done': 'Готово',
  'cycle.figures': '{change}, из них {fee}\u00a0— комиссии',
  'cycle.failedText':
    'В кошельке произошла ошибка, и он не сообщает, что успел. Прежде чем подписывать снова, посмотрите свои транзакции.',
  'cycle.foreseen': 'Обещал предпросмотр',
  'cycle.label': 'Подписать и отправить',
  'cycle.notCharged': 'Ничего не списано.',
  'cycle.notConnectedText': 'Кошелёк не подключён или не умеет этого.',
  'cycle.notSent': 'Ничего не отправлено.',
  'cycle.offline': 'Ваши деньги там, где их числит сеть.',
  'cycle.offlineText': 'Устройство не в сети. Подписанное идёт своим путём; когда связь вернётся, его найдут.',
  'cycle.rejectedText': 'Вы отказались в кошельке.',
  'cycle.result': 'Итог',
  'cycle.stop': 'Больше не ждать',
  'cycle.stopped': 'Пока ничего не отправлено.',
  'cycle.stoppedText':
    'Запрос в кошельке ещё открыт: если согласиться там, он будет отправлен. Сначала отклоните его там.',
  'cycle.unsure': 'Неизвестно, отправлено ли это.',
  'cycle.waiting': 'Ещё ничего не отправлено.',
  'cycle.waitingText': 'Кошелёк спрашивает вас: согласитесь или откажитесь там.',
  'cycle.wrongText':
    'Ответ кошелька\u00a0— не сообщение этого аккаунта. Прежде чем подписывать снова, посмотрите свои транзакции.',
}
