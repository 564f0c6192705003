import type {
  absentTexts,
  addressTexts,
  amountTexts,
  buttonTexts,
  commentTexts,
  copyTexts,
  directionTexts,
  hashTexts,
  lookTexts,
  mediaTexts,
  rawTexts,
  statusTexts,
  textTexts,
  timeLeftTexts,
  timeTexts,
} from '../en/parts.ts'
import type { Russian } from './russian.ts'

export const parts: Russian<
  typeof addressTexts &
    typeof hashTexts &
    typeof amountTexts &
    typeof buttonTexts &
    typeof commentTexts &
    typeof copyTexts &
    typeof directionTexts &
    typeof mediaTexts &
    typeof rawTexts &
    typeof timeTexts &
    typeof timeLeftTexts &
    typeof statusTexts &
    typeof textTexts &
    typeof absentTexts &
    typeof lookTexts
> = {
  'time.ended': 'Закончилось',
  'time.left': 'Осталось {time}',
  'action.copied': 'Скопировано',
  'action.copyAddress': 'Скопировать адрес {label}',
  'action.copyFailed': 'Копировать здесь нельзя',
  'action.copyHash': 'Скопировать хеш {label}',
  'action.retry': 'Повторить',
  'action.revealImage': 'Показать',
  'address.alike': 'Начинается и кончается как другой адрес на этой странице.',
  'address.bounceable': 'С возвратом: для контрактов',
  'address.bounceableTest': 'С возвратом, только для тестовых сетей',
  'address.menu': 'Форматы адреса: {label}',
  'address.nonBounceable': 'Без возврата: для кошельков',
  'address.nonBounceableTest': 'Без возврата, только для тестовых сетей',
  'address.raw': 'Адрес в виде raw',
  'address.same': 'Один аккаунт, записан по-разному.',
  'address.testNetwork': 'Тестовая сеть',
  'address.testOnly': 'Написан для тестовых сетей, а эта не тестовая.',
  'amount.masked': 'Сумма скрыта',
  'amount.rawUnits': 'Без дробной части',
  'amount.rawUnitsWhy':
    'Токен не сообщает, сколько у него знаков после запятой, поэтому показаны его наименьшие единицы.',
  'comment.empty': 'Пустой комментарий',
  'comment.encrypted': 'Шифрованный комментарий',
  'comment.less': 'Свернуть',
  'comment.more': 'Показать целиком',
  'direction.in': 'ВХ',
  'direction.out': 'ИСХ',
  'direction.self': 'СЕБЕ',
  'media.original': 'Оригинал',
  'media.unnamed': 'Предмет без имени',
  'raw.title': 'Исходные данные',
  'status.bounced': 'Вернулось',
  'status.confirmed': 'Подтверждено',
  'status.failed': 'Ошибка',
  'status.pending': 'Ожидает',
  'status.sent': 'Отправлено',
  'status.success': 'Завершено',
  'status.unknown': 'Неизвестно',
  'text.hiddenCharacter': 'Скрытый символ {code}',
  'time.now': 'сейчас',
  'value.none': 'Нет',
  'value.unknown': 'Неизвестно',
}
