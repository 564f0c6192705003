import { expect, it } from 'vitest'
import { SMALLEST_UNIT } from '../../src/core/knownTokens.ts'
import { stateTexts } from '../../src/ui/words/en/accounts.ts'
import { russian } from '../../src/ui/words/ru/index.ts'
import { createWords } from '../../src/ui/words/words.ts'

it('the smallest unit of the coin has one name in each language, in the form that its number asks for', () => {
  const say = (language: 'en' | 'ru', count: number) =>
    createWords(language === 'ru' ? russian : {}, language)(stateTexts).plural('state.nano', count)
  expect([1, 2].map((count) => say('en', count))).toEqual(['nanogram', SMALLEST_UNIT])
  expect([1, 2, 5, 1_000_021].map((count) => say('ru', count))).toEqual([
    'нанограмм',
    'нанограмма',
    'нанограммов',
    'нанограмм',
  ])
})
