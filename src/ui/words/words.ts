/** Texts of a component, in English, by key. `{name}` is filled in; `….one` and `….other` are plural forms. */
export type Texts = Readonly<Record<string, string>>

type KeyOf<Own extends Texts> = keyof Own & string
type PluralKeyOf<Own extends Texts> =
  KeyOf<Own> extends infer Key ? (Key extends `${infer Stem}.other` ? Stem : never) : never
type Values = Readonly<Record<string, string | number>>

/** Looks texts up: the provider's dictionary first, then the component's own English. */
export interface Words<Own extends Texts> {
  (key: KeyOf<Own>, values?: Values): string
  /** The form for `count` by the locale's rules; `{count}` is filled in with its digits grouped. */
  plural(key: PluralKeyOf<Own>, count: number): string
}

/** Words for the texts given; always the same function for the same texts. */
export type WordsOf = <Own extends Texts>(texts: Own) => Words<Own>

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/**
 * Each component brings its own texts, so that nobody loads those of the others.
 * @param dictionary texts that replace the English ones, by key. A language with more plural forms adds keys: `….few`.
 */
export function createWords(dictionary: Readonly<Partial<Record<string, string>>>, locale: string): WordsOf {
  const rules = new Intl.PluralRules(locale)
  const digits = new Intl.NumberFormat(locale)
  const made = new WeakMap<Texts, Words<Texts>>()
  const make = (texts: Texts): Words<Texts> => {
    const find = (key: string) => dictionary[key] ?? texts[key]
    return Object.assign((key: string, values: Values = {}) => fill(find(key) ?? key, values), {
      plural: (key: string, count: number) =>
        fill(find(`${key}.${rules.select(count)}`) ?? find(`${key}.other`) ?? key, { count: digits.format(count) }),
    })
  }
  return <Own extends Texts>(texts: Own) => {
    const known = made.get(texts) ?? make(texts)
    made.set(texts, known)
    return known as Words<Own>
  }
}
