/** `jettons.zero` of `jettons.zero.one`. */
type PluralStem<Key> = Key extends `${infer Stem}.one` ? Stem : never

/** The Russian of these English texts: each key, and the plural forms that Russian has beside those of English. */
export type Russian<English> = Readonly<
  Record<(keyof English & string) | `${PluralStem<keyof English>}.${'few' | 'many'}`, string>
>
