import { describe } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import { testDeclarations } from './compile.ts'

describe('TypeScript 6.0, strict', () => testDeclarations(requireTool.resolve('typescript6/package.json')))
