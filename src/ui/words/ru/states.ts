import type { errorTexts, limitTexts } from '../en/states.ts'
import type { Russian } from './russian.ts'

export const states: Russian<typeof errorTexts & typeof limitTexts> = {
  'error.badRequest': 'Сервис не принял запрос.',
  'error.connection': 'Сервис недоступен. Проверьте соединение.',
  'error.details': 'Технические подробности',
  'error.key': 'Сервис не принял ключ API этого приложения.',
  'error.method': 'Сервис не принимает запросы такого вида.',
  'error.notFound': 'У сервиса нет таких данных.',
  'error.notLoaded': 'Не удалось загрузить «{name}»',
  'error.other': 'Что-то пошло не так.',
  'error.send': 'Отправка здесь не разрешена. Ничего не отправлено.',
  'error.server': 'Сервис не смог ответить.',
  'error.status': 'Сервис ответил ошибкой {status}.',
  'error.timeout': 'Сервис отвечал слишком долго.',
  'error.title': 'Не загрузилось',
  'error.unreadable': 'Сервис прислал то, что нельзя прочесть.',
  'limit.countdown': 'Следующий запрос через {time}.',
  'limit.now': 'Повторяем.',
  'limit.text': 'Число запросов в секунду ограничено, с ключом API и без него. Продолжим автоматически.',
  'limit.title': 'Сервис просит подождать.',
  'limit.titleEmpty': 'Ждём своей очереди',
}
