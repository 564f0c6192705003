import type { maker } from './made.ts'

const KNOWN = 'telegram tonkeeper getgems binance tonstakers tonviewer toncenter'.split(' ')
const CLAIMED = ['TON', 'GRAM', 'USDT', 'STON', 'tsTON', 'Toncoin', 'Tonstakers', 'Tether']

/** What strangers write to be taken for another, made by these methods from the words and numbers of a maker. */
export function hostileMaker({ below, pick, make }: ReturnType<typeof maker>) {
  const from = (words: string) => pick(words.split(' '))

  /** The name of a token with another, a number or a role behind it. */
  const copies: readonly (() => string)[] = [
    () => `${pick(['TON', 'GRAM', 'STON'])}${pick(['USDT', 'TON', 'GRAM'])}`,
    () => `USDT${pick(['TON', 'ON', 'GRAM', 'STON'])}`,
    () => `${pick(CLAIMED)}${pick(['', ' ', '-', ' v', '.'])}${2 + below(98)}`,
    () => `${pick(CLAIMED)} ${from('official real new legit 2.0 mainnet verified')}`,
    () => `${from('TON GRAM USDT Tether Toncoin')} ${from('Wallet Support Treasury Deposit Exchange')}`,
  ]

  /** What only the page says: how something ended, what to do, whose an account is. */
  const pretences: readonly (() => string)[] = [
    () =>
      `${from('Transaction Transfer Payment Deposit Withdrawal Swap')} ${from('failed confirmed received pending declined cancelled expired')}`,
    () => `${from('Verify Confirm Unlock Restore Reconnect')} your ${from('wallet account phone balance seed')}`,
    () => `${from('Click Tap Press')} ${pick(['here', 'to claim', 'to verify', 'to continue', 'below'])}`,
    () => `${from('Action Verification Signature Confirmation')} ${from('required needed')}`,
    () => `${from('System Service Network Security Admin')} ${from('message notification alert warning update')}`,
    () => `${from('Fee Gas Tax Refund')} collector`,
    () =>
      `${from('Binance OKX Bybit KuCoin Kraken')} ${pick(['Hot Wallet', 'Deposit', `${1 + below(30)}`, 'Cold Wallet 2'])}`,
    () => `${from('Нажмите Перейдите')} ${pick(['сюда', 'здесь', 'по ссылке', 'ниже'])}`,
    () => `${from('Перевод Платёж Кошелёк')} ${from('отклонён заблокирован подтверждено')}`,
    () => `Подтвердите ${from('перевод кошелёк аккаунт')}`,
    () => `+${1 + below(9)},${100 + below(899)} ${from('GRAM USDT FROG DUCK')}`,
    () => `${from('Verified Official Approved Trusted')} ${from('account wallet token ✓')}`,
  ]

  const swap = (name: string) => {
    const at = 1 + below(name.length - 2)
    return `${name.slice(0, at)}${name[at + 1]}${name[at]}${name.slice(at + 2)}`
  }
  const change = (name: string, by: (letter: string) => string) => {
    const at = 1 + below(name.length - 1)
    return name.slice(0, at) + by(name[at] as string) + name.slice(at + 1)
  }
  /** A well-known domain with one letter twice, left out, changed or in another place, or words that vouch. */
  const domains: readonly (() => string)[] = [
    () => change(pick([...KNOWN, 'wallet', 'fragment', 'foundation']), (letter) => letter + letter),
    () => change(pick(KNOWN), () => ''),
    () => change(pick(KNOWN), () => from('a e i o r t')),
    () => swap(pick(KNOWN)),
    () => `${pick(KNOWN)}${pick(['', '-'])}${from('official support airdrop claim verify')}`,
    () => from('verified official-wallet trusted-account verified-by-ton confirmed-address approved'),
  ]

  const site = () =>
    `${from('claim airdrop gift bonus free get win verify usdt gram ton evil bridge frog tonkeeper')}${pick(['', '-', ''])}${from('drop pool box now portal event zone gram usdt')}.${from('top xyz site click app vip icu online gift live club fun claim com io me')}`
  /** A call to go somewhere, and where. */
  const lures: readonly (() => string)[] = [
    () => `Claim ${100 + below(900)} USDT at ${site()}`,
    () => `${site()}`,
    () => `go to ${site()} today`,
    () => `you are chosen: ${site()}/${from('claim gift ton')}`,
    () => `Ваш приз на ${site()}`,
    () => `зайди на ${site()} до ${1 + below(27)}.12`,
    () => `@${from('ton gram wallet tonkeeper usdt')}_${from('support official airdrop gift_bot claim_bot')}`,
    () => `https://${site()}/${below(99)}`,
    () => `write to ${from('support airdrop claim')}@${from('ton gram')}-${from('bonus reward claim')}.com`,
    () => `${site().replace('.', pick([' . ', '[.]', ' dot ', '(.)', '。']))}`,
  ]

  return {
    copies: (count: number) => make(count, () => pick(copies)()),
    pretences: (count: number) => make(count, () => pick(pretences)()),
    domains: (count: number) =>
      make(count, () => `${pick(domains)()}.ton`).filter((domain) => !KNOWN.includes(domain.slice(0, -4))),
    lures: (count: number) => make(count, () => pick(lures)()),
  }
}
