/** What a contract is and who can move its money, by its kind. It loads with the tab of a contract. */
export const contractWordsEn = {
  heading: 'What it is',
  collection: 'A collection of NFTs. It makes them, and keeps what they have in common.',
  domain: 'A domain, kept as an NFT. Its owner decides where the name leads.',
  highload: 'A wallet for many payments at once. Money leaves it only in orders that its key has signed.',
  item: 'An NFT. It belongs to one account, which can pass it on unless the code forbids that.',
  master: 'The master contract of a jetton. It counts the supply, and its code decides who can mint.',
  jettonWallet:
    'It holds the jettons of one owner. They leave when the owner asks, unless the jetton has rules of its own.',
  multisig: 'A safe. Money leaves it when enough of its signers approve an order in time.',
  order: 'An order of a safe. Its signers approve it here.',
  pool: 'A pool. It stakes what its nominators deposit, and divides the rewards among them.',
  sale: 'A sale of an NFT. It keeps the NFT until somebody pays the price or the seller takes it back.',
  auction: 'An auction of an NFT. It keeps the NFT until the auction ends, and gives it to the highest bidder.',
  unknown: 'The service does not name this code. Its get-methods run by name or number.',
  vesting:
    'A wallet with a schedule. Its signed orders move what the schedule has released; the rest goes to listed accounts alone.',
  wallet: 'A wallet. Money leaves it only in orders that its key has signed.',
  walletV4: 'A wallet. Money leaves it in orders that its key has signed, and to plugins that the key has installed.',
  walletV5: 'A wallet. Money leaves it when its key signs an order, or when an extension that it has added gives one.',
} as const

export type ContractWordKey = keyof typeof contractWordsEn

export const contractWordsRu: Readonly<Record<ContractWordKey, string>> = {
  heading: 'Что это',
  collection: 'Коллекция NFT. Она создаёт их и хранит то, что у них общего.',
  domain: 'Домен в виде NFT. Куда ведёт имя, решает владелец.',
  highload: 'Кошелёк для множества платежей сразу. Деньги уходят только по приказам, подписанным его ключом.',
  item: 'NFT. Он принадлежит одному аккаунту, который может его передать, если код не запрещает.',
  master: 'Мастер-контракт токена. Он считает эмиссию, а кто может выпускать токены, решает его код.',
  jettonWallet: 'Хранит токены одного владельца. Они уходят по его приказу, если у токена нет особых правил.',
  multisig: 'Сейф. Деньги уходят, когда достаточно подписантов вовремя одобрят ордер.',
  order: 'Ордер сейфа. Подписанты одобряют его здесь.',
  pool: 'Пул. Он отдаёт вклады номинаторов в стейкинг и делит между ними награды.',
  sale: 'Продажа NFT. Контракт держит NFT, пока кто-нибудь не заплатит цену или продавец не заберёт его.',
  auction: 'Аукцион NFT. Контракт держит NFT до конца аукциона и отдаёт его тому, кто предложил больше всех.',
  unknown: 'Сервис не знает названия этого кода. Get-методы можно вызвать по имени или номеру.',
  vesting:
    'Кошелёк с графиком. Подписанные приказы переводят то, что освободил график; остальное\u00a0— только аккаунтам из списка.',
  wallet: 'Кошелёк. Деньги уходят только по приказам, подписанным его ключом.',
  walletV4: 'Кошелёк. Деньги уходят по приказам, подписанным его ключом, и плагинам, которые этот ключ установил.',
  walletV5: 'Кошелёк. Деньги уходят по приказам, подписанным его ключом, и по приказам добавленных расширений.',
}
