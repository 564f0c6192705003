const WORDS = /[\p{L}\p{M}]{3,}/gu
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu
/** Letters that are rendered as those of Latin: the folded ones are many more. */
const TWINS = /^[АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧικνορ]+$/u

/** Whether a word looks Latin and has letters of another alphabet: `Pоstcards` with a Cyrillic `о`. */
export const isMixed = (name: string): boolean =>
  (name.match(WORDS) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && TWINS.test((word.match(OTHER) ?? []).join('')),
  )
