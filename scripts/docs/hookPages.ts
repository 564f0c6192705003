import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import type { Documented } from '../../.storybook/props.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { JETTON_STEP, JETTON_TRACE } from '../../stories/accounts.ts'
import { costOf, restOf } from './cost.ts'
import type { Page } from './endpointPages.ts'
import { argsOf } from './examples.ts'
import { cardExample, listExample, literal, membersLiteral, plainExample, queryExample } from './hookExamples.ts'
import { code, fence, meaningOf, page, plain, table } from './markdown.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const ENTRIES = { 'toncenter-react': 'src/index.ts', 'toncenter-react/ui': 'src/ui.ts' }

/** Components whose hook has another name than theirs. */
const RENDERED_BY: Readonly<Record<string, string>> = {
  useBalanceHistory: 'BalanceChart',
  useHolders: 'HoldersTable',
  useNftSalesOf: 'NftSaleList',
  usePriceHistory: 'PriceLine',
  useSupplyHistory: 'SupplyChart',
}

/** Values of params, by their names: of the chain that `toncenter-local` serves. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  address: demoAccounts.main,
  addresses: [demoAccounts.main, demoAccounts.shop],
  owner: demoAccounts.main,
  hash: JETTON_STEP,
  id: JETTON_TRACE,
  message: JETTON_STEP,
}

/** Whether this project declares it. */
const isOurs = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))

/** The members of a type that this project declares, without names of before. */
const membersOf = (checker: ts.TypeChecker, type: ts.Type) =>
  checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .filter((symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated'))

interface Param {
  name: string
  isOptional: boolean
  type: ts.Type
  meaning: string
  /** Its members, where it is an object of options. */
  members: readonly ts.Symbol[]
}

type Shape = 'query' | 'list' | 'card' | 'other'
const EXAMPLES = { query: queryExample, list: listExample, card: cardExample, other: plainExample }

/** The objects of this project that a value is made of: what it is, or what its lists hold. */
function objectsIn(checker: ts.TypeChecker, type: ts.Type): [name: string, members: readonly ts.Symbol[]][] {
  const parts = (type.isUnion() ? type.types : [type]).flatMap((part) => {
    const [element] = checker.isArrayLikeType(part) ? checker.getTypeArguments(part as ts.TypeReference) : []
    return element ? (element.isUnion() ? element.types : [element]) : [part]
  })
  return parts.flatMap((part): [string, readonly ts.Symbol[]][] => {
    const name = (part.aliasSymbol ?? part.getSymbol())?.name ?? ''
    const members = part.getCallSignatures().length ? [] : membersOf(checker, part)
    return /^[A-Z]/.test(name) && members.length ? [[name, members]] : []
  })
}

/** What a hook gives: a query of TanStack, the model of a list or of a card, or something else. */
function shapeOf(checker: ts.TypeChecker, signature: ts.Signature): Shape {
  const answer = signature.getReturnType()
  if (/^Use\w*QueryResult</.test(checker.typeToString(answer))) return 'query'
  const has = (...names: string[]) => names.every((name) => checker.getPropertyOfType(answer, name))
  if (has('rows', 'query')) return 'list'
  return has('data', 'isThere', 'query') ? 'card' : 'other'
}

/** Members whose objects have a table of their own below the answer. */
const OPENED = new Set(['data', 'rows', 'views', 'holders', 'places', 'transfers', 'points', 'cells'])

/** Reads hooks with a compiler. */
function reader(checker: ts.TypeChecker) {
  const typeOf = (type: ts.Type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
  const say = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

  function paramOf(symbol: ts.Symbol): Param {
    const { name, questionToken, initializer } = symbol.valueDeclaration as ts.ParameterDeclaration
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    return {
      name: ts.isIdentifier(name) ? symbol.name : 'options',
      isOptional: Boolean(questionToken ?? initializer),
      type,
      meaning: say(symbol),
      members: /Options|ExportSource/.test(typeOf(type)) ? membersOf(checker, type) : [],
    }
  }

  /** The meaning of a named type, for a member without its own. */
  const sayType = (type: ts.Type) => {
    const symbol = type.aliasSymbol ?? type.getSymbol()
    return symbol && isOurs(symbol) ? say(symbol) : ''
  }

  const row = (name: string, isOptional: boolean, type: ts.Type, meaning: string) => [
    code(isOptional ? `${name}?` : name),
    code(typeOf(isOptional ? checker.getNonNullableType(type) : type)),
    meaningOf(meaning || sayType(checker.getNonNullableType(type))),
  ]
  const membersTable = (members: readonly ts.Symbol[]) =>
    table(
      ['member', 'type', 'meaning'],
      members.map((member) =>
        row(member.name, Boolean(member.flags & ts.SymbolFlags.Optional), checker.getTypeOfSymbol(member), say(member)),
      ),
    )

  const paramText = ({ name, isOptional, type, meaning, members }: Param) =>
    members.length
      ? page(
          `### ${name}`,
          membersTable(members),
          typeOf(type).includes('ComposedOptions') && 'Beside these, the options of `useQuery` in TanStack Query.',
        ).trim()
      : table(['param', 'type', 'meaning'], [row(name, isOptional, type, meaning)])

  /** The tables of the objects in an answer, each once. */
  const objectTables = (types: readonly ts.Type[]) =>
    [...new Map(types.flatMap((type) => objectsIn(checker, type)))].map(([name, members]) =>
      page(`### ${name}`, membersTable(members)).trim(),
    )

  function answerText(signature: ts.Signature): string {
    const answer = signature.getReturnType()
    if (shapeOf(checker, signature) !== 'query') {
      const members = membersOf(checker, answer)
      const opened = members.filter(({ name }) => OPENED.has(name)).map((member) => checker.getTypeOfSymbol(member))
      return page(membersTable(members) || code(typeOf(answer)), ...objectTables(opened)).trim()
    }
    const data = signature.getTypeParameters()?.[0]?.getDefault()
    const rows = [
      [code('data'), code(data ? typeOf(data) : ''), 'Absent until it has loaded. `select` changes its type.'],
      [code('error'), code('TonCenterError | null'), '`code` has the kind: see [Errors](../../errors.md).'],
    ]
    return page(
      table(['member', 'type', 'meaning'], rows),
      'Beside these, the members that `useQuery` of TanStack Query gives.',
      ...objectTables(data ? [data] : []),
    ).trim()
  }

  return {
    say,
    paramText,
    answerText,
    signatureOf(name: string, symbol: ts.Symbol) {
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
      if (!signature) throw new Error(`${name} is no function.`)
      const text = checker.signatureToString(signature, undefined, ts.TypeFormatFlags.NoTruncation)
      return { signature, params: signature.getParameters().map(paramOf), text: `function ${name}${text}` }
    },
  }
}

/** A use of a hook: with the args of the component that renders it, or with a value for its first param. */
function exampleOf(name: string, entry: string, params: readonly Param[], shape: Shape, drawn?: Documented): string {
  const example = EXAMPLES[shape]
  if (drawn) {
    const known = new Set(params.flatMap(({ members }) => members.map((one) => one.name)))
    return example(name, entry, membersLiteral(Object.entries(argsOf(drawn)).filter(([arg]) => known.has(arg))))
  }
  if (params.some((param) => !param.isOptional && !(param.name in SAMPLES)))
    return plainExample(name, entry, '...given', `...given: Parameters<typeof ${name}>`)
  const [first] = params
  return example(name, entry, first && first.name in SAMPLES ? literal(SAMPLES[first.name]) : '')
}

/** A page for each hook that is no endpoint's own: composed ones, and the headless ones below the components. */
export function hookPages(endpointHooks: ReadonlySet<string>, components: readonly Documented[]): Page[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const files = Object.values(ENTRIES)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, root)
  const program = ts.createProgram(
    files.map((file) => root + file),
    options,
  )
  const checker = program.getTypeChecker()
  const { say, paramText, answerText, signatureOf } = reader(checker)
  return Object.entries(ENTRIES).flatMap(([entry, file]) => {
    const source = program.getSourceFile(root + file)
    const module = source && checker.getSymbolAtLocation(source)
    return (module ? checker.getExportsOfModule(module) : []).flatMap((alias) => {
      const { name } = alias
      if (!/^use[A-Z]/.test(name) || endpointHooks.has(name.replace(/Infinite$/, ''))) return []
      const symbol = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias
      const drawn = components.find((one) => one.name === (RENDERED_BY[name] ?? name.slice('use'.length)))
      const { signature, params, text } = signatureOf(name, symbol)
      const description = say(symbol)
      return {
        path: `hooks/${name}`,
        title: name,
        group: entry === 'toncenter-react' ? 'Composed hooks' : 'Headless hooks',
        text: page(
          `# ${name}`,
          plain(restOf(description)),
          '## Use',
          fence('tsx', exampleOf(name, entry, params, shapeOf(checker, signature), drawn)),
          drawn && `[${drawn.name}](../components/${drawn.name}.md) renders it.`,
          '## Cost',
          plain(costOf(name, description, true)),
          '## Params',
          ...(params.length ? params.map(paramText) : ['None.']),
          '## Answer',
          answerText(signature),
          '## Signature',
          fence('ts', text),
        ),
      }
    })
  })
}
