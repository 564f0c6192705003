import { testOpenTexts } from './openTexts.ts'

await testOpenTexts('synthetic')
