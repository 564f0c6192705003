import type { dnsAuctionTexts, dnsRecordTexts } from '../en/dns.ts'
import type { Russian } from './russian.ts'

export const dns: Russian<typeof dnsRecordTexts & typeof dnsAuctionTexts> = {
  'column.domain': 'Домен',
  'column.expires': 'Срок',
  'column.owner': 'Владелец',
  'column.pointsTo': 'Указывает на',
  'column.records': 'Записи',
  'dns.empty': 'Доменов нет',
  'dns.emptyText': 'Здесь появятся домены, которые указывают на этот аккаунт.',
  'dns.isName': 'Имя аккаунта',
  'dns.item': 'NFT домена',
  'dns.label': 'Домены',
  'dns.own': 'Этот аккаунт',
  'dns.resolver': 'Поддомены',
  'dns.account': 'Аккаунт',
  'dns.site': 'Сайт',
  'dns.storage': 'Хранилище',
  'auctions.bidding': 'Идут торги',
  'auctions.empty': 'Аукционов нет',
  'auctions.emptyText': 'Здесь появятся аукционы доменов, где этот аккаунт лидирует или победил.',
  'auctions.label': 'Аукционы доменов',
  'auctions.won': 'Выигран',
  'column.bid': 'Высшая ставка',
  'column.bidder': 'Участник',
  'column.ends': 'Окончание',
  'column.state': 'Статус',
}
