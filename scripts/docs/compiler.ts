import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import { isOurs, type Member } from '../../.storybook/props.ts'
import { code, meaningOf, table } from './markdown.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Entries of the package with names that a reader imports. A name of several is in the first. */
const ENTRIES = ['index', 'ui', 'devtools', 'reading', 'history', 'client', 'query'] as const
/** Characters of a type, beyond which a table shows it as its declaration does. */
const LONG = 200
const importOf = (entry: string) => (entry === 'index' ? 'toncenter-react' : `toncenter-react/${entry}`)
const _MOST = 160

export interface Exported {
  /** What a reader imports it from. */
  entry: string
  name: string
  symbol: ts.Symbol
}

/** The sources, as a compiler reads them. */
export interface Compiled {
  checker: ts.TypeChecker
  /** What each entry of the package exports. */
  exported: readonly Exported[]
  typeText(type: ts.Type): string
  say(symbol: ts.Symbol): string
  /** A row of a table: name, type, meaning. A named type without a meaning of its member has its own. */
  row(name: string, isOptional: boolean, type: ts.Type, meaning: string, declared?: string): string[]
  membersTable(members: readonly Member[]): string
  /** Links to the types that a text names. */
  linksIn(typeText: string): string
  /** The types that have a link so far, by name. */
  linked: ReadonlyMap<string, Exported>
}

/** Types with a page elsewhere: the props of a component, the options and the model of a hook, the answer of an endpoint. */
const hasPage = ({ name, declarations = [] }: ts.Symbol) =>
  /(?:Props|Options|Model|(?<!Own)Column)$/.test(name) ||
  declarations.some((one) => one.getSourceFile().fileName.includes('/src/contract/'))

/** The type of a member, as its declaration writes it. */
function declaredType({ valueDeclaration }: ts.Symbol): string | undefined {
  const type = valueDeclaration && ts.isPropertySignature(valueDeclaration) ? valueDeclaration.type : undefined
  return type
    ?.getText()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ \| undefined$/, '')
}

export function compileEntries(): Compiled {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const files = ENTRIES.map((entry) => `src/${entry}.ts`)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, root)
  const program = ts.createProgram(
    files.map((file) => root + file),
    options,
  )
  const checker = program.getTypeChecker()
  const exported = ENTRIES.flatMap((entry) => {
    const source = program.getSourceFile(`${root}src/${entry}.ts`)
    const module = source && checker.getSymbolAtLocation(source)
    return (module ? checker.getExportsOfModule(module) : []).map((alias) => ({
      entry: importOf(entry),
      name: alias.name,
      symbol: alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias,
    }))
  })

  const typeText = (type: ts.Type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
  const say = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
  const sayType = (type: ts.Type) => {
    const symbol = type.aliasSymbol ?? type.getSymbol()
    return symbol && isOurs(symbol) ? say(symbol) : ''
  }

  const isType = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias
  const types = new Map(
    exported
      .filter(({ symbol }) => symbol.flags & isType && !hasPage(symbol))
      .reverse()
      .map((one) => [one.name, one] as const),
  )
  const linked = new Map<string, Exported>()
  const linksIn = (typeText: string) =>
    [...new Set(typeText.match(/\b[A-Z]\w+/g))]
      .flatMap((name) => {
        const named = types.get(name)
        if (named) linked.set(name, named)
        return named ? ` [${name}](../types/named.md#${name.toLowerCase()})` : []
      })
      .join('')

  const row: Compiled['row'] = (name, isOptional, type, meaning, declared) => {
    const there = checker.getNonNullableType(type)
    const whole = typeText(isOptional ? there : type)
    const text = whole.length > LONG ? (declared ?? `${whole.slice(0, LONG)} …`) : whole
    return [code(isOptional ? `${name}?` : name), code(text), meaningOf(meaning || sayType(there)) + linksIn(text)]
  }
  const membersTable: Compiled['membersTable'] = (members) =>
    table(
      ['member', 'type', 'meaning'],
      members.map(({ symbol, isOptional }) =>
        row(symbol.name, isOptional, checker.getTypeOfSymbol(symbol), say(symbol), declaredType(symbol)),
      ),
    )
  return { checker, exported, typeText, say, row, membersTable, linksIn, linked }
}
