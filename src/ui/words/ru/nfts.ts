import type {
  attributeTexts,
  collectionTexts,
  nftCardTexts,
  nftDetailTexts,
  nftGridTexts,
  nftSaleTexts,
  nftTransferTexts,
  priceHistoryTexts,
} from '../en/nfts.ts'
import type { Russian } from './russian.ts'

const EXPIRES = 'Когда это время пройдёт без продления, домен смогут занять другие.'

export const nfts: Russian<
  typeof nftCardTexts &
    typeof nftDetailTexts &
    typeof collectionTexts &
    typeof nftGridTexts &
    typeof nftSaleTexts &
    typeof nftTransferTexts &
    typeof attributeTexts
> = {
  'action.close': 'Закрыть',
  'attributes.empty': 'Атрибутов нет',
  'attributes.emptyText': 'Автор их не указал.',
  'attributes.label': 'Атрибуты',
  'collection.address': 'Адрес',
  'collection.empty': 'Такой коллекции нет',
  'collection.emptyText': 'Сервис не знает коллекции по этому адресу.',
  'collection.items': 'Предметы',
  'collection.label': 'Коллекция {name}',
  'collection.lowest': 'Самая низкая цена',
  'collection.onSale': 'В продаже',
  'collection.owner': 'Владелец',
  'collection.owners': 'Владельцев',
  'collection.unnamed': 'Коллекция без имени',
  'column.age': 'Время',
  'column.details': 'Подробности',
  'column.ends': 'Окончание',
  'column.item': 'Предмет',
  'column.offer': 'Предложение',
  'column.parties': 'От кого и кому',
  'column.price': 'Цена',
  'column.seller': 'Продавец',
  'nft.address': 'Адрес',
  'nft.auctioned': 'Пока никто: продаётся с аукциона',
  'nft.collection': 'Коллекция',
  'nft.empty': 'Такого предмета нет',
  'nft.emptyText': 'Сервис не знает NFT по этому адресу.',
  'nft.expires': EXPIRES,
  'nft.index': 'Номер',
  'nft.label': 'NFT {name}',
  'nft.marketFee': 'Площадка получит',
  'nft.notInit': 'Не развёрнут',
  'nft.onSale': 'Продаётся',
  'nft.open': 'Открыть страницу NFT',
  'nft.owner': 'Владелец',
  'nft.price': 'Цена',
  'nft.royalty': 'Роялти',
  'nft.sellerGets': 'Продавец получит',
  'nft.traits': 'Свойства',
  'nftTransfers.empty': 'Передач NFT пока нет',
  'nftTransfers.emptyText': 'Здесь появятся предметы, сменившие владельца.',
  'nftTransfers.failed': 'Ошибка',
  'nftTransfers.label': 'Передачи NFT',
  'nftTransfers.tried': 'Попытался забрать {account}, но он не владелец',
  'nfts.empty': 'NFT нет',
  'nfts.emptyText': 'Здесь появятся предметы этого аккаунта или коллекции.',
  'nfts.label': 'NFT',
  'sales.auction': 'Аукцион',
  'sales.bid': 'высшая ставка',
  'sales.canceled': 'Отменено',
  'sales.empty': 'Ничего не продаётся',
  'sales.emptyText': 'Здесь появятся предметы на продаже.',
  'sales.fixed': 'Фиксированная цена',
  'sales.label': 'Предметы на продаже',
  'sales.minBid': 'минимальная ставка',
  'sales.name': 'Аукцион имени',
  'sales.sold': 'Продано',
  'time.ended': 'Закончилось',
}

export const priceHistory: Russian<typeof priceHistoryTexts> = {
  'prices.amount': 'Цена',
  'prices.buyer': 'Покупатель',
  'prices.empty': 'Продаж пока нет',
  'prices.emptyText': 'Здесь появится цена каждой продажи.',
  'prices.label': 'История цены',
  'prices.legend': 'Цена последней продажи',
  'prices.story': 'Цена каждой продажи: {count}.',
  'prices.sub.few': '{count} продажи',
  'prices.sub.many': '{count} продаж',
  'prices.sub.one': '{count} продажа',
  'prices.sub.other': '{count} продажи',
  'prices.time': 'Время',
}
