/** The Russian texts alone: a page that loads them late has them in a file of their own. */
export { type RussianWords, russian } from './words/ru/index.ts'
