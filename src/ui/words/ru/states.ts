import type { buttonTexts, errorTexts, limitTexts, newItemsTexts, waitMoreTexts, waitTexts } from '../en/states.ts'
import type { Russian } from './russian.ts'

export const states: Russian<
  typeof waitTexts &
    typeof waitMoreTexts &
    typeof buttonTexts &
    typeof newItemsTexts &
    typeof errorTexts &
    typeof limitTexts
> = {
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
  'list.new.few': '{count} новых',
  'list.new.many': '{count} новых',
  'list.new.one': '{count} новая',
  'list.new.other': '{count} новых',
  'error.badRequest': 'Сервис не принял запрос.',
  'error.connection': 'Сервис недоступен. Проверьте соединение.',
  'error.details': 'Технические подробности',
  'error.key': 'Сервис не принял ключ API этого приложения.',
  'error.keyRestricted': 'Настройки ключа API этого приложения не разрешают запросы с этого сайта или IP-адреса.',
  'error.method': 'Сервис не принимает запросы такого вида.',
  'error.noAccountState':
    'Сервис не смог загрузить состояние аккаунта и не передал сообщение дальше. Ничего не отправлено. Попробуйте позже.',
  'error.noAddress': 'Сервис не принял адрес в запросе: это не адрес аккаунта.',
  'error.noBase64': 'Сервис не смог прочесть текст запроса как base64: он обрезан или содержит другие символы.',
  'error.noMessage': 'Эти ячейки не являются внешним сообщением. Ничего не отправлено.',
  'error.noName': 'Сервис не принял имя в запросе: в нём есть символы, недопустимые в именах.',
  'error.notFound': 'У сервиса нет таких данных.',
  'error.notInHistory':
    'У узлов сервиса этого нет. Возможно, данные старше тех, что они хранят: они есть у архивных узлов (archival: true).',
  'error.notLoaded': 'Не удалось загрузить «{name}»',
  'error.other': 'Что-то пошло не так.',
  'error.refused': 'Аккаунт не принял сообщение. Ничего не отправлено и не списано.',
  'error.refusedNoGas':
    'Газ кончился раньше, чем аккаунт принял сообщение: чаще всего не хватает монет. Ничего не отправлено и не списано.',
  'error.refusedSilently':
    'Аккаунт не принял сообщение, и его код не назвал причины. Ничего не отправлено и не списано.',
  'error.refusedWith':
    'Аккаунт не принял сообщение: код выхода {code} в фазе вычислений. Ничего не отправлено и не списано.',
  'error.send': 'Отправка здесь не разрешена. Ничего не отправлено.',
  'error.server': 'Сервис не смог ответить.',
  'error.status': 'Сервис ответил ошибкой {status}.',
  'error.timeout': 'Сервис отвечал слишком долго.',
  'error.title': 'Не загрузилось',
  'error.unavailable': 'Сервис сейчас не может ответить (ошибка {status}). Попробуйте позже.',
  'error.unreadable': 'Сервис прислал то, что нельзя прочесть.',
  'limit.title': 'Сервис просит подождать.',
  'limit.countdown': 'Следующий запрос через {time}.',
  'limit.now': 'Повторяем.',
  'limit.text': 'Число запросов в секунду ограничено, с ключом API и без него. Продолжим автоматически.',
  'limit.titleEmpty': 'Ждём своей очереди',
}
