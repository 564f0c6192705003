import { en, type PluralWord, type Word } from './en.ts'

type Values = Readonly<Record<string, string | number>>

/** Looks texts up: the provider's dictionary first, then English. */
export interface Words {
  (key: Word, values?: Values): string
  /** The form for `count` by the locale's rules; `{count}` is filled in with its digits grouped. */
  plural(key: PluralWord, count: number): string
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** @param dictionary texts that replace the English ones, by key. A language with more plural forms adds keys: `….few`. */
export function createWords(dictionary: Readonly<Partial<Record<string, string>>>, locale: string): Words {
  const rules = new Intl.PluralRules(locale)
  const digits = new Intl.NumberFormat(locale)
  const find = (key: string) => dictionary[key] ?? (en as Readonly<Record<string, string>>)[key]
  const words = (key: Word, values: Values = {}) => fill(find(key) ?? key, values)
  return Object.assign(words, {
    plural: (key: PluralWord, count: number) =>
      fill(find(`${key}.${rules.select(count)}`) ?? find(`${key}.other`) ?? key, { count: digits.format(count) }),
  })
}
