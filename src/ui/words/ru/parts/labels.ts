import type {
  accountStatusTexts,
  addressTexts,
  commentTexts,
  copyTexts,
  directionTexts,
  examplesTexts,
  hashTexts,
  ownTexts,
  statusTexts,
} from '../../en/parts/labels.ts'
import type { Russian } from '../russian.ts'

export const labels: Russian<
  typeof accountStatusTexts &
    typeof addressTexts &
    typeof ownTexts &
    typeof hashTexts &
    typeof commentTexts &
    typeof copyTexts &
    typeof directionTexts &
    typeof statusTexts &
    typeof examplesTexts
> = {
  'account.active': 'Активен',
  'account.frozen': 'Заморожен',
  'account.nonexist': 'Не развёрнут',
  'account.uninit': 'Не развёрнут',
  'action.copyAddress': 'Скопировать адрес {label}',
  'address.bounceable': 'С возвратом: для контрактов',
  'address.bounceableTest': 'С возвратом, только для тестовых сетей',
  'address.menu': 'Форматы адреса: {label}',
  'address.nonBounceable': 'Без возврата: для кошельков',
  'address.nonBounceableTest': 'Без возврата, только для тестовых сетей',
  'address.raw': 'Raw-адрес',
  'address.same': 'Один аккаунт, записан по-разному.',
  'own.name': 'Имя, которое дали вы',
  'own.starred': 'В избранном',
  'action.copyHash': 'Скопировать хеш {label}',
  'comment.empty': 'Пустой комментарий',
  'comment.encrypted': 'Шифрованный комментарий',
  'comment.less': 'Свернуть',
  'comment.more': 'Показать целиком',
  'comment.quoted': '«{comment}»',
  'action.copied': 'Скопировано',
  'action.copyFailed': 'Копировать здесь нельзя',
  'direction.in': 'ВХ',
  'direction.out': 'ИСХ',
  'direction.self': 'СЕБЕ',
  'status.bounced': 'Вернулось',
  'status.confirmed': 'Подтверждено',
  'status.failed': 'Ошибка',
  'status.partly': 'Удалось частично',
  'status.pending': 'Ожидает',
  'status.sent': 'Отправлено',
  'status.success': 'Завершено',
  'status.unknown': 'Неизвестно',
  'examples.label': 'Примеры',
}
