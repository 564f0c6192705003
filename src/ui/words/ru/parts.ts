import type {
  absentTexts,
  addressTexts,
  commentTexts,
  copyTexts,
  directionTexts,
  examplesTexts,
  flagTexts,
  hashTexts,
  lookTexts,
  mediaTexts,
  ownTexts,
  rawTexts,
  statusTexts,
  timeLeftTexts,
  timeTexts,
  verdictTexts,
} from '../en/parts.ts'
import type { Russian } from './russian.ts'

export const parts: Russian<
  typeof addressTexts &
    typeof ownTexts &
    typeof hashTexts &
    typeof commentTexts &
    typeof copyTexts &
    typeof directionTexts &
    typeof mediaTexts &
    typeof rawTexts &
    typeof timeTexts &
    typeof timeLeftTexts &
    typeof statusTexts &
    typeof absentTexts &
    typeof lookTexts &
    typeof examplesTexts
> = {
  'action.copied': 'Скопировано',
  'action.copyAddress': 'Скопировать адрес {label}',
  'action.copyFailed': 'Копировать здесь нельзя',
  'action.copyHash': 'Скопировать хеш {label}',
  'action.revealImage': 'Показать',
  'address.alike': 'Начинается и кончается как другой адрес на этой странице.',
  'address.bounceable': 'С возвратом: для контрактов',
  'address.bounceableTest': 'С возвратом, только для тестовых сетей',
  'address.menu': 'Форматы адреса: {label}',
  'address.nonBounceable': 'Без возврата: для кошельков',
  'address.nonBounceableTest': 'Без возврата, только для тестовых сетей',
  'address.raw': 'Исходный формат адреса',
  'address.same': 'Один аккаунт, записан по-разному.',
  'address.testNetwork': 'Тестовая сеть',
  'address.testOnly': 'Написан для тестовых сетей, а эта не тестовая.',
  'comment.empty': 'Пустой комментарий',
  'comment.encrypted': 'Шифрованный комментарий',
  'comment.less': 'Свернуть',
  'comment.more': 'Показать целиком',
  'comment.quoted': '«{comment}»',
  'direction.in': 'ВХ',
  'direction.out': 'ИСХ',
  'direction.self': 'СЕБЕ',
  'examples.label': 'Примеры',
  'media.original': 'Оригинал',
  'media.unnamed': 'Предмет без имени',
  'own.name': 'Имя, которое дали вы',
  'own.starred': 'В избранном',
  'raw.title': 'Исходные данные',
  'status.bounced': 'Вернулось',
  'status.confirmed': 'Подтверждено',
  'status.failed': 'Ошибка',
  'status.partly': 'Удалось частично',
  'status.pending': 'Ожидает',
  'status.sent': 'Отправлено',
  'status.success': 'Завершено',
  'status.unknown': 'Неизвестно',
  'time.ended': 'Закончилось',
  'time.left': 'Осталось {time}',
  'time.now': 'сейчас',
  'value.none': 'Нет',
  'value.unknown': 'Неизвестно',
}

export const trust: Russian<typeof flagTexts & typeof verdictTexts> = {
  'token.listed': 'В списке {list}',
  'token.unverified': 'Не проверен',
  'token.unverifiedWhy':
    'Нет в списке {list}, и этим приложением не проверен. Большинства токенов нет ни в одном списке.',
  'token.verified': 'Проверен этим приложением',
  'token.verifiedIncluded': 'Проверен по списку, встроенному в toncenter-react',
  'flag.domain': 'Подделка',
  'flag.domainWhy': 'Пишется почти как известный {of}, но это другой домен.',
  'flag.dust': 'Пыль',
  'flag.dustWhy': 'Почти ничего, прислано без спроса.',
  'flag.hidden': 'Скрытый текст',
  'flag.hiddenWhy': 'Содержит невидимые символы.',
  'flag.link': 'Содержит ссылку',
  'flag.linkWhy': 'Содержит ссылку, показанную как текст. Не переходите по ней.',
  'flag.lookalike': 'Подделка',
  'flag.lookalikeWhy': 'Похож на {of}, проверенный этим приложением, но это другой токен.',
  'flag.lookalikeIncludedWhy': 'Похож на {of} из списка, встроенного в toncenter-react, но это другой токен.',
  'flag.lookalikeListedWhy': 'Похож на {of} из списка {list}, но это другой токен.',
  'flag.mimic': 'Имитация',
  'flag.mimicWhy': 'Название подражает надписям самой страницы или обещает выгоду. Его написал посторонний.',
  'flag.namedWhy': 'Похож на аккаунт, который вы назвали «{of}», но это другой.',
  'flag.mixed': 'Подделка',
  'flag.mixedWhy': 'В одном слове смешаны похожие буквы двух алфавитов. Может подражать другому имени.',
  'flag.native': 'Подделка',
  'flag.nativeWhy': 'Похож на {of}, монету сети, но это токен.',
  'flag.nsfw': 'Деликатный контент',
  'flag.nsfwWhy': 'Сервис отметил этот токен как неприличный.',
  'flag.poison': 'Двойник',
  'flag.poisonWhy': 'Похож на {of}, которому платил этот аккаунт, но это другой аккаунт.',
  'flag.reserved': 'Мошенничество',
  'flag.reservedWhy': 'Присвоил имя {of}, которое принадлежит монете сети.',
  'flag.scam': 'Мошенничество',
  'flag.scamWhy': 'Сервис отметил этот токен как мошеннический.',
  'flag.spelling': 'Подделка',
  'flag.spellingWhy':
    'Домены пишутся латинскими буквами, цифрами и дефисами, а этот\u00a0— иначе. Может подражать другому.',
}
