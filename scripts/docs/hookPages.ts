import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import type { Documented } from '../../.storybook/props.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { JETTON_STEP, JETTON_TRACE } from '../../stories/accounts.ts'
import { costOf, restOf } from './cost.ts'
import type { Page } from './endpointPages.ts'
import { argsOf, literal } from './examples.ts'
import { code, fence, page, plain, table } from './markdown.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const ENTRIES = { 'toncenter-react': 'src/index.ts', 'toncenter-react/ui': 'src/ui.ts' }

/** Components whose hook has another name than theirs. */
const DRAWS: Readonly<Record<string, string>> = {
  useBalanceHistory: 'BalanceChart',
  useHolders: 'HoldersTable',
  useNftSalesOf: 'NftSaleList',
  usePriceHistory: 'PriceLine',
  useSupplyHistory: 'SupplyChart',
  useTopAccounts: 'TopAccountsTable',
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

/** The members of a type that this project declares, without names of before. */
const membersOf = (checker: ts.TypeChecker, type: ts.Type) =>
  checker
    .getPropertiesOfType(type)
    .filter(({ declarations = [] }) =>
      declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')),
    )
    .filter((symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated'))

interface Param {
  name: string
  isOptional: boolean
  type: ts.Type
  meaning: string
  /** Its members, where it is an object of options. */
  members: readonly ts.Symbol[]
}

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

  const row = (name: string, isOptional: boolean, type: ts.Type, meaning: string) => [
    code(isOptional ? `${name}?` : name),
    code(typeOf(isOptional ? checker.getNonNullableType(type) : type)),
    plain(meaning),
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

  function answerText(signature: ts.Signature): string {
    const answer = signature.getReturnType()
    if (!/^Use\w*QueryResult</.test(typeOf(answer)))
      return membersTable(membersOf(checker, answer)) || code(typeOf(answer))
    const data = signature.getTypeParameters()?.[0]?.getDefault()
    const rows = [
      [code('data'), code(data ? typeOf(data) : ''), 'Absent until it has loaded. `select` changes its type.'],
      [code('error'), code('TonCenterError | null'), 'See [Errors](../../errors.md).'],
    ]
    return page(
      table(['member', 'type', 'meaning'], rows),
      'Beside these, the members that `useQuery` of TanStack Query gives.',
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

/** A call of a hook: with the args of the component that draws it, or with a value for its first param. */
function callOf(name: string, params: readonly Param[], drawn: Documented | undefined): string {
  const use = (args: string) => `export const useAnswer = () => ${name}(${args})`
  if (drawn) {
    const known = new Set(params.flatMap(({ members }) => members.map((one) => one.name)))
    const args = Object.entries(argsOf(drawn)).filter(([arg]) => known.has(arg))
    return use(literal(Object.fromEntries(args)))
  }
  if (params.some((param) => !param.isOptional && !(param.name in SAMPLES)))
    return `export const useAnswer = (...given: Parameters<typeof ${name}>) => ${name}(...given)`
  const [first] = params
  return use(first && first.name in SAMPLES ? literal(SAMPLES[first.name]) : '')
}

/** A page for each hook that is no endpoint's own: composed ones, and those without looks below the components. */
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
      const drawn = components.find((one) => one.name === (DRAWS[name] ?? name.slice('use'.length)))
      const { signature, params, text } = signatureOf(name, symbol)
      const description = say(symbol)
      return {
        path: `hooks/${name}`,
        title: name,
        group: entry === 'toncenter-react' ? 'Composed hooks' : 'Hooks without looks',
        text: page(
          `# ${name}`,
          plain(restOf(description)),
          '## Use',
          fence('tsx', `import { ${name} } from '${entry}'\n\n${callOf(name, params, drawn)}`),
          drawn && `[${drawn.name}](../components/${drawn.name}.md) draws it.`,
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
