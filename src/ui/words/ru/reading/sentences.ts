import type { SentenceText, sentenceTexts } from '../../en/reading/sentences.ts'

/** An account, a wallet and a contract are masculine: so is the verb. Names and symbols of strangers are not declined. */
export const sentences: Readonly<Record<keyof typeof sentenceTexts, SentenceText>> = {
  'says.auctionCancelled': '{from} <отменил|отменяет|отменить> аукцион [{nft}|NFT][ на {by}]',
  'says.auctionEnded': '{from} <завершил|завершает|завершить> аукцион [{nft}|NFT][ на {by}]',
  'says.auctioned': '{from} <выставил|выставляет|выставить> [{nft}|NFT] на аукцион[ {by}][, ставки от {minBid}]',
  'says.bid': '{from} <предложил|предлагает|предложить>[ {amount}] за [{nft}|NFT] на аукционе',
  'says.burned': '{from} <сжёг|сжигает|сжечь> [{amount}|токены {by}|токены]',
  'says.called':
    '{from} <вызвал|вызывает|не смог вызвать|вызвал> [{to} ({operation})|{accounts} ({operation})|{to}|{accounts}|контракт]',
  'says.chainCommitted':
    '{from} <подтвердил|подтверждает|подтвердить> пакет[ из {chain}| из сети {chainId}][ через {by}]',
  'says.chainReceived':
    '{from} <доставил|доставляет|доставить> сообщение[ из {chain}| из сети {chainId}][ для {to}][ через {by}]',
  'says.chainSent':
    '{from} <отправил|отправляет|отправить> [{amount}|сообщение] в [{chain}|сеть {chainId}|другую сеть][ через {by}]',
  'says.chainVerified': '{from} <проверил|проверяет|проверить> пакет[ для {to}][ через {by}]',
  'says.charged': '{from} <списал|списывает|списать> плату[ с {to}][ в {by}]',
  'says.clientRegistered':
    '{from} <зарегистрировался клиентом|регистрируется клиентом|не смог зарегистрироваться клиентом|запросил регистрацию клиента>[ {by}]',
  'says.collectionMinted':
    'Коллекция {to} <выпустила|выпускает|не смогла выпустить|должна была выпустить> [{items}|{nft}|NFT]',
  'says.deployed': '{from} <развернул|разворачивает|развернуть> контракт[ {to}]',
  'says.domainChanged': '{from} <изменил|меняет|изменить> запись домена[ {nft}][ на {record}]',
  'says.domainCleared': '{from} <удалил|удаляет|удалить> запись домена[ {nft}]',
  'says.domainReleased': '{from} <освободил|освобождает|освободить> домен[ {nft}][ со ставкой {amount}]',
  'says.domainRenewed': '{from} <продлил|продлевает|продлить> домен[ {nft}]',
  'says.domainWon': '{from} <выиграл|выигрывает|не смог выиграть|должен был выиграть> домен[ {nft}]',
  'says.electionEntered': '{from} <внёс|вносит|внести> [{amount}|стейк] на выборы валидаторов',
  'says.electionLeft': '{from} <забрал|забирает|забрать> [{gets}|стейк] с выборов валидаторов',
  'says.feesClaimed': '{from} <забрал|забирает|забрать> комиссии[ {gets}][ на {by}]',
  'says.keyLogged': '{from} <записал|записывает|записать> ключ моста[ {by}]',
  'says.keySet': '{from} <задал|задаёт|задать> новый ключ моста[ {by}]',
  'says.lent': '{from} <внёс|вносит|внести> [{amount}|активы][ в {by}]',
  'says.liquidated': '{from} <ликвидировал|ликвидирует|ликвидировать> заём[ {to}][ за залог {gets}][ на {by}]',
  'says.liquidityAdded': '{from} <внёс|вносит|внести> [{amount}|ликвидность] в пул[ {to}][ на {by}]',
  'says.liquidityRemoved': '{from} <вывел|выводит|вывести> [{gets}|ликвидность] из пула[ {to}][ на {by}]',
  'says.listed': '{from} <выставил|выставляет|выставить> [{nft}|NFT] на продажу[ за {price}][ на {by}]',
  'says.minted':
    '[{from} <выпустил|выпускает|выпустить>|<Выпущено|Выпускается|Не удалось выпустить|Попросили выпустить>] [{amount}|неизвестное количество токенов {by}|неизвестное количество токенов][ для {to}| на {accounts}][ по транзакции Bitcoin {bitcoin}]',
  'says.moved': '{from} <отправил|отправляет|отправить> [{amount}|{items}|{nft}|сообщение] самому себе',
  'says.nftAsked': '{from} <проверил|проверяет|проверить> владельца [{nft}|NFT]',
  'says.nftBought': '{from} <купил|покупает|купить> [{nft}|NFT][ у {to}][ за {amount}][ на {by}]',
  'says.nftMinted': '{from} <выпустил|выпускает|выпустить> [{items}|{nft}|NFT][ для {owner}][ в коллекции {to}]',
  'says.nftSent': '{from} <передал|передаёт|передать> [{items}|{nft}|NFT][ на {to}| на {accounts}]',
  'says.orderApproved': '{from} <одобрил|одобряет|одобрить> мультисиг-ордер[ {to}]',
  'says.orderExecuted': '{from} <исполнил|исполняет|исполнить> ордер[ {order}] мультисига[ {to}]',
  'says.orderProposed': '{from} <предложил|предлагает|предложить> мультисигу[ {to}] ордер[ {order}]',
  'says.other': '{from}: {type}<|, выполняется|, не удалось|, исход неизвестен>',
  'says.outbid':
    'Ставку[ {to}] на [{nft}|NFT] <перебили|перебивают|не удалось перебить|должны были перебить>[ на {by}]<[, {amount} возвращено]|||>',
  'says.paidOut': '{from} <выплатил|выплачивает|выплатить> [{amount}|награду][ на {to}][ в {by}]',
  'says.poolCreated': '{from} <создал|создаёт|создать> пул[ {to}][ с {amount}][ на {by}]',
  'says.poolPrepared': '{from} <подготовил|готовит|подготовить> пул[ с {amount}][ на {by}]',
  'says.priced': '{from} <сменил|меняет|сменить> цену [{nft}|NFT][ на {price}][ через {by}]',
  'says.proxyRegistered':
    'Прокси <зарегистрировался|регистрируется|не смог зарегистрироваться|запросил регистрацию>[ в {by}][ на {to}]',
  'says.proxyUnregistered':
    'Прокси <снялся с учёта|снимается с учёта|не смог сняться с учёта|запросил снятие с учёта>[ в {by}][ на {to}]',
  'says.refundAsked':
    '{from} <запросил|запрашивает|не смог запросить|запросил> возврат[ у {by}]<|||, исход неизвестен>',
  'says.refunded': '{from} <вернул|возвращает|вернуть> [{amount}|монеты][ на {to}][ в {by}]',
  'says.returned': '{from} <вернул|возвращает|вернуть> [{amount}|сообщение][ на {to}]',
  'says.rewardClaimed': '{from} <забрал|забирает|забрать> награду[ {gets}][ из {by}]',
  'says.secretChanged': '{from} <сменил|меняет|сменить> секрет[ в {by}]',
  'says.sent': '{from} <отправил|отправляет|отправить> [{amount}|сообщение][ на {to}| на {accounts}]',
  'says.stakeRaised': '{from} <добавил|добавляет|добавить> [{amount}|монеты] к своему стейку[ в {by}]',
  'says.staked':
    '{from} <вложил|вкладывает|вложить> [{amount}|монеты] в [стейкинг {by}|пул {to}|стейкинг][ в обмен на {gets}]',
  'says.subscribed': '{from} <заплатил|платит|заплатить>[ {amount}] за подписку[ на {to}]',
  'says.swapHeld': '{from} <зарезервировал|резервирует|зарезервировать> [{amount}|средства] для обмена[ через {by}]',
  'says.swapRefused': '[Обмен через {by}|Обмен] <отклонён|отклоняется|отклонён|должен был быть отклонён>',
  'says.swapped': '{from} <обменял|обменивает|обменять> [{amount}|токены][ на {gets}][ через {by}]',
  'says.ticked': '{from} <запустился|запускается|не смог запуститься|запросил запуск> по расписанию',
  'says.toppedUp': '{from} <пополнил|пополняет|пополнить> баланс[ в {by}][ на {amount}]',
  'says.unlisted': '{from} <снял|снимает|снять> [{nft}|NFT] с продажи[ на {by}]',
  'says.unnamed': 'Неизвестное действие <выполнено|выполняется|не удалось|с неизвестным исходом>',
  'says.unstakeAsked':
    '{from} <запросил|запрашивает|не смог запросить|запросил> вывод[ {amount}] из [стейкинга {by}|пула {to}|стейкинга]<|||, исход неизвестен>',
  'says.unstaked':
    '{from} <вывел|выводит|вывести> [{gets}|монеты] из [стейкинга {by}|пула {to}|стейкинга][ в обмен на {amount}]',
  'says.unsubscribed': '{from} <отменил|отменяет|отменить> подписку[ на {to}]',
  'says.vaultCreated': '{from} <создал|создаёт|создать> хранилище[ {to}][ с {amount}][ на {by}]',
  'says.vestingAllowed': '{from} <разрешил|разрешает|разрешить> вестингу[ {to}] платить на [{accounts}|новые аккаунты]',
  'says.vestingPaid': '{from} <выплатил|выплачивает|выплатить> [{amount}|монеты][ на {to}] из вестинга',
  'says.wasDeployed': 'Контракт {to} <развёрнут|разворачивается|не удалось развернуть|должны были развернуть>',
  'says.withdrew': '{from} <вывел|выводит|вывести> [{gets}|активы][ из {by}]',
}
