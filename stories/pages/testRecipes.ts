import guide from '../../docs/testing.md?raw'

/** The examples of the guide to tests that are tests themselves: a test of the package runs them unchanged. */
export const testRecipes = [...guide.matchAll(/```tsx?\n([\s\S]+?)```/g)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes("from 'vitest'"))
