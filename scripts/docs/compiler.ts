import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import { isOurs, type Member } from '../../.storybook/props.ts'
import { code, meaningOf, table } from './markdown.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Entries of the package with names that a reader imports. A name of several is in the first. */
const ENTRIES = [
  ...['index', 'ui', 'devtools', 'reading', 'history', 'client', 'query', 'server', 'local'],
  ...['testing/wallet', 'testing'],
]
/** Characters of a type, beyond which a table shows it as its declaration does. */
const LONG = 200
const importOf = (entry: string) => (entry === 'index' ? 'toncenter-react' : `toncenter-react/${entry}`)

export interface Exported {
  /** What a reader imports it from; empty where no entry has it. */
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
  /** From here on, types that no entry has get no section of their own. */
  close(): void
  /** The types that have a link so far, by name. */
  linked: ReadonlyMap<string, Exported>
}

/** Options of functions and of the provider, which no page of a hook or of a component has. */
const OPTIONS = [
  ...['TonCenterProviderProps', 'ClientOptions', 'HistoryOptions', 'TestWalletOptions', 'TestWallet'],
  ...['QueryOptions', 'LocalServiceOptions'],
]

/** The page of a type: rows and params of the contract are on one of their own. */
export const pageOf = ({ symbol: { declarations = [] } }: Exported) =>
  declarations.some((one) => one.getSourceFile().fileName.includes('/src/contract/')) ? 'contract' : 'named'

/** Types with a page elsewhere: the props of a component, the options and the model of a hook. */
const hasPage = (name: string) => !OPTIONS.includes(name) && /(?:Props|Options|Model|Part|(?<!Own)Column)$/.test(name)

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
  /** Types that no entry has, and that members have: of a module each. */
  const inner = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${root}src/`))
    .flatMap((file) => {
      const module = checker.getSymbolAtLocation(file)
      return module ? checker.getExportsOfModule(module) : []
    })
    .map((symbol) => ({ entry: '', name: symbol.name, symbol }))
  const types = new Map(
    [...exported, ...inner]
      .filter(({ symbol, name }) => symbol.flags & isType && !hasPage(name))
      .reverse()
      .map((one) => [one.name, one] as const),
  )
  const linked = new Map<string, Exported>(
    OPTIONS.flatMap((name) => {
      const one = types.get(name)
      return one ? [[name, one] as const] : []
    }),
  )
  let isClosed = false
  const linksIn = (typeText: string) =>
    [...new Set(typeText.match(/\b[A-Z]\w+/g))]
      .flatMap((name) => {
        const known = types.get(name)
        // A type that no entry has gets a section where a page names it, not where another type does.
        const named = known?.entry || !isClosed || linked.has(name) ? known : undefined
        if (named) linked.set(name, named)
        return named ? ` [${name}](../types/${pageOf(named)}.md#${name.toLowerCase()})` : []
      })
      .join('')

  const row: Compiled['row'] = (name, isOptional, type, meaning, declared) => {
    const there = checker.getNonNullableType(type)
    const whole = isOptional ? typeText(type).replace(/ \| undefined$/, '') : typeText(type)
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
  const close = () => {
    isClosed = true
  }
  return { close, checker, exported, typeText, say, row, membersTable, linksIn, linked }
}
