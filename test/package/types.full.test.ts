import { describe } from 'vitest'
import { testDeclarations } from './compile.ts'

describe('TypeScript 5.9, strict', () => testDeclarations('typescript59'))
describe('TypeScript 6.0, strict', () => testDeclarations('typescript6'))
