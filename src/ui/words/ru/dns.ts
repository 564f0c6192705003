import type { dnsAuctionTexts, dnsRecordTexts } from '../en/dns.ts'
import type { Russian } from './russian.ts'

export const dns: Russian<typeof dnsRecordTexts & typeof dnsAuctionTexts> = {
  'column.state': 'Статус',
  'auctions.bidding': 'Идут торги',
  'auctions.empty': 'Аукционов нет',
  'auctions.emptyText': 'Здесь появятся аукционы доменов, где этот счёт лидирует или победил.',
  'auctions.label': 'Аукционы доменов',
  'auctions.won': 'Выигран',
  'column.bid': 'Высшая ставка',
  'column.bidder': 'Участник',
  'column.domain': 'Домен',
  'column.ends': 'Конец',
  'column.owner': 'Владелец',
  'column.pointsTo': 'Указывает на',
  'column.records': 'Записи',
  'dns.empty': 'Доменов нет',
  'dns.emptyText': 'Здесь появятся домены, которые указывают сюда.',
  'dns.label': 'Домены',
  'dns.resolver': 'Поддомены',
  'dns.site': 'Сайт',
  'dns.storage': 'Хранилище',
}
