import { random } from '../../support/generate.ts'

/**
 * What people write and how tokens and domains are called, made from a seed: plain sentences with dates, prices, times, versions,
 * numbers, e-mail addresses and names of files, in English and in Russian; names of one to three words; domains.
 */
export function maker(seed: number) {
  const next = random(seed)
  const below = (count: number) => Math.floor(next() * count)
  const pick = <One>(all: readonly One[]): One => all[below(all.length)] as One
  const from = (words: string) => pick(words.split(' '))
  const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  const two = (number: number) => String(number).padStart(2, '0')
  /** So many different ones. */
  const make = (count: number, one: () => string): readonly string[] => {
    const made = new Set<string>()
    while (made.size < count) made.add(one())
    return [...made]
  }

  const noun = () => from(NOUNS)
  const day = () => two(1 + below(28))
  const month = () => two(1 + below(12))
  const date = () =>
    pick([
      () => `${day()}.${month()}.2026`,
      () => `${day()}.${month()}.26`,
      () => `${day()}.${month()}`,
      () => `2026-${month()}-${day()}`,
      () => `${month()}/${day()}/2026`,
      () => `${day()}.${month()}–${day()}.${month()}`,
    ])()
  const time = () => pick([`${below(24)}:${two(below(60))}`, `${below(24)}.${two(below(60))}`, `${1 + below(11)}.30pm`])
  const number = () => String(1 + below(9_999))
  const price = () =>
    pick([
      () => `${below(900)}.${two(below(100))}`,
      () => `$${below(900)}.${two(below(100))}`,
      () => `${below(90)},${two(below(100))} €`,
      () => `${1 + below(9)}.${below(10)} GRAM`,
      () => `${1 + below(900)} USDT`,
      () => `${1 + below(9)} ${two(below(10))}0 ₽`,
      () => `${below(900)}.${two(below(100))} руб`,
    ])()
  const version = () =>
    pick([`v${below(9)}.${below(20)}`, `${below(9)}.${below(20)}.${below(30)}`, `v${below(9)}.0.${below(9)}-rc.1`])
  const file = () =>
    `${pick([noun, () => `${noun()}_${number()}`, () => `${noun()}-${noun()}`, () => `IMG_0${number()}`])()}.${from(FILES)}`
  const email = () =>
    `${pick([() => from(PEOPLE), () => `${from(PEOPLE)}.${noun()}`, () => from(PEOPLE) + number()])().toLowerCase()}@${pick([() => from(MAILS), () => `${noun()}-${noun()}.${from('com de ru net org')}`])()}`
  const person = () => from(PEOPLE)

  const SENTENCES: readonly (() => string)[] = [
    () => `Invoice ${number()} of ${date()}, ${price()}`,
    () => `Rent for ${date()}, thanks ${person()}`,
    () => `${person()}, see you on ${date()} at ${time()}`,
    () => `${price()} for the ${noun()}, ${price()} for the ${noun()}`,
    () => `Please send the receipt to ${email()}`,
    () => `my mail is ${email()}`,
    () => email(),
    () => `${file()} is on the disk`,
    () => `Fixed in ${version()}, see ${file()}`,
    () => file(),
    () => `${title(noun())} paid.${title(from(SAID))} ${person()}`,
    () => `${from(SAID)}.${from(SAID)}`,
    () => `refund of order ${number()}-${below(9)}, ${price()}`,
    () => `the ${noun()} costs ${price()} (${below(90)} % off)`,
    () => `${title(noun())} no.${number()}, floor ${below(30)}, ${time()}`,
    () => `ver.${version()} from ${date()}`,
    () => `Split: ${price()} / ${2 + below(6)} = ${price()}`,
    () => `call +${1 + below(90)} ${number()} ${number()} after ${time()}`,
    () => `${noun()}/${noun()}: ${number()} pcs., approx. ${price()} each`,
    () => `@${person().toLowerCase()}${below(99)} for the ${noun()}`,
    () => `Счёт № ${number()} от ${date()}, ${price()}`,
    () => `Аренда ${date()}, спасибо ${from(ИМЕНА)}`,
    () => `${from(ИМЕНА)}, встречаемся ${date()} в ${time()}`,
    () => `за ${from(ВЕЩИ)} ${price()}`,
    () => `${from(ВЕЩИ)}.${from(СКАЗАЛИ)}`,
    () => `Напиши на ${email()}`,
    () => `почта ${email()}`,
    () => `файл ${file()} во вложении`,
    () => `Обновил до ${version()}, поправил ${file()}`,
    () => `долг за ${from(ВЕЩИ)}, ${date()}, ${time()}`,
    () => `ул.${title(from(ВЕЩИ))}, д.${below(90)}, кв.${below(300)}`,
    () => `${title(from(ВЕЩИ))} ${number()} шт. по ${price()}, т.е. ${price()}`,
  ]

  const NAMES: readonly (() => string)[] = [
    () => title(noun()),
    () => `${title(noun())} ${from('Coin Token Inu Finance Protocol Swap DAO Cash Club Network Gold Games')}`,
    () => `${title(from(KINDS))} ${title(noun())}`,
    () => `${title(from(KINDS))} ${title(noun())} ${from('Coin Token NFT Pass 2.0 V2 III 77')}`,
    () => `${title(noun())} ${title(noun())}`,
    () => `${title(noun())}${title(noun())}`,
    () => `${title(noun())}.${from('finance io cash fi money')}`,
    () => `Wrapped ${title(noun())}`,
    () => `${title(noun())} of ${title(noun())}s`,
    () => `${noun().toUpperCase()}-${noun().toUpperCase()} LP`,
    () => `${person()}'s ${title(noun())}`,
    () => `${title(from(ВЕЩИ))} ${title(from(ВЕЩИ))}`,
    () =>
      `${title(from('confirmed pending failed official cold hot received frozen secure lost trusted'))} ${title(noun())}${pick(['', ' Coin', ' Token'])}`,
    () => `${noun()} ${number()}`,
  ]

  const DOMAINS: readonly (() => string)[] = [
    noun,
    () => `${noun()}-${noun()}`,
    () => noun() + noun(),
    () => `${noun()}${below(999)}`,
    () => `${person().toLowerCase()}-${noun()}`,
    () => `${from(KINDS)}${noun()}`,
    () => `${noun()}-${from('shop club pay wallet app bank coin support team')}`,
    () => `${from('the my get mr')}${pick(['', '-'])}${noun()}`,
  ]

  return {
    below,
    pick,
    make,
    names: (count: number) => make(count, () => pick(NAMES)()),
    sentences: (count: number) => make(count, () => pick(SENTENCES)()),
    domains: (count: number) => make(count, () => `${pick(DOMAINS)()}.ton`),
  }
}

const NOUNS =
  'frog river bread lamp garden tiger ticket coffee bridge island melon guitar window castle rocket falcon pepper orange winter summer bicycle pillow dinner concert market lemon panda pirate wizard dragon comet ocean forest cactus turtle anchor candle marble hockey velvet copper silver saturn bachelor sheriff captain doctor noodle waffle pickle tractor violin printer keyboard report invoice photo backup index main setup readme contract budget'
const KINDS =
  'tiny brave lazy golden silent purple wild happy rusty crazy cosmic royal frozen electric salty magic lucky baby super mega little angry based honest'
const FILES = 'py md rs sh pl ps so zip mov pdf txt png jpg js ts json csv xlsx docx html css toml yaml fc tolk tact go'
const MAILS = 'gmail.com mail.ru yandex.ru proton.me icloud.com gmx.de outlook.com web.de ya.ru pm.me'
const PEOPLE = 'Anna Misha Olga Peter Maria Ivan Lena Tom Sasha Nina Paul Kate Oleg Vera Max'
const SAID =
  'thanks ok done bye yes you love see me now great here soon sure well fine best next cool to it so we is one all no be by in my'
const ИМЕНА = 'Аня Миша Оля Петя Маша Ваня Лена Саша Нина Олег Вера'
const ВЕЩИ =
  'хлеб молоко билет обед ужин квартира свет вода кофе чай гитара книга окно замок река остров лампа сад тигр дыня ракета'
const СКАЗАЛИ = 'спасибо ок пока да нет скоро здесь там хорошо понял жду до ещё'
