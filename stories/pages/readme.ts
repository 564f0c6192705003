import readme from '../../README.md?raw'

/** The examples of the README that are tests: a test of the package runs them unchanged. */
export const testRecipes = [...readme.matchAll(/```tsx?\n([\s\S]+?)```/g)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes("from 'vitest'"))
