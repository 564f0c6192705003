import { createRequire } from 'node:module'
import { describe } from 'vitest'
import { testDeclarations } from './compile.ts'

const { resolve } = createRequire(import.meta.url)

describe('TypeScript 7.0, strict', () => testDeclarations(resolve('typescript/package.json'), ['bundler']))
