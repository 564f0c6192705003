import type {
  collectionTexts,
  nftCardTexts,
  nftDetailTexts,
  nftGridTexts,
  nftSaleTexts,
  nftTransferTexts,
} from '../en/nfts.ts'
import type { Russian } from './russian.ts'

const EXPIRES = 'Когда это время пройдёт без продления, домен смогут занять другие.'

export const nfts: Russian<
  typeof nftCardTexts &
    typeof nftDetailTexts &
    typeof collectionTexts &
    typeof nftGridTexts &
    typeof nftSaleTexts &
    typeof nftTransferTexts
> = {
  'column.age': 'Время',
  'column.details': 'Подробности',
  'action.close': 'Закрыть',
  'collection.address': 'Адрес',
  'collection.empty': 'Такой коллекции нет',
  'collection.emptyText': 'Сервис не знает коллекции по этому адресу.',
  'collection.items': 'Предметы',
  'collection.label': 'Коллекция {name}',
  'collection.owner': 'Владелец',
  'collection.unnamed': 'Коллекция без имени',
  'column.ends': 'Конец',
  'column.item': 'Предмет',
  'column.offer': 'Предложение',
  'column.price': 'Цена',
  'column.seller': 'Продавец',
  'nft.address': 'Адрес',
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
  'nfts.empty': 'NFT нет',
  'nfts.emptyText': 'Здесь появятся предметы этого счёта или коллекции.',
  'nfts.label': 'NFT',
  'nftTransfers.empty': 'Передач NFT пока нет',
  'nftTransfers.emptyText': 'Здесь появятся предметы, сменившие владельца.',
  'nftTransfers.failed': 'Ошибка',
  'nftTransfers.label': 'Передачи NFT',
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
  'column.parties': 'От кого и кому',
}
