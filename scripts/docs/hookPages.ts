import ts from 'typescript59'
import { type Documented, type Member, membersOf } from '../../.storybook/props.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { JETTON_STEP, JETTON_TRACE } from '../../stories/accounts.ts'
import type { Compiled } from './compiler.ts'
import { costOf, restOf } from './cost.ts'
import type { Page } from './endpointPages.ts'
import { argsOf } from './examples.ts'
import { cardExample, listExample, literal, membersLiteral, plainExample, queryExample } from './hookExamples.ts'
import { code, fence, page, plain, table } from './markdown.ts'

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

interface Param {
  name: string
  isOptional: boolean
  type: ts.Type
  meaning: string
  /** Its members, where it is an object of options. */
  members: readonly Member[]
}

type Shape = 'query' | 'list' | 'card' | 'other'
const EXAMPLES = { query: queryExample, list: listExample, card: cardExample, other: plainExample }

/** The objects of this project that a value is made of: what it is, or what its lists hold. */
function objectsIn(checker: ts.TypeChecker, type: ts.Type): [name: string, members: readonly Member[]][] {
  const parts = (type.isUnion() ? type.types : [type]).flatMap((part) => {
    const [element] = checker.isArrayLikeType(part) ? checker.getTypeArguments(part as ts.TypeReference) : []
    return element ? (element.isUnion() ? element.types : [element]) : [part]
  })
  return parts.flatMap((part): [string, readonly Member[]][] => {
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
function reader({ checker, typeText, say, row, membersTable }: Compiled) {
  function paramOf(symbol: ts.Symbol): Param {
    const { name, questionToken, initializer } = symbol.valueDeclaration as ts.ParameterDeclaration
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    return {
      name: ts.isIdentifier(name) ? symbol.name : /Params$/.test(typeText(type)) ? 'params' : 'options',
      isOptional: Boolean(questionToken ?? initializer),
      type,
      meaning: say(symbol),
      members: /Options|ExportSource|Params$/.test(typeText(type)) ? membersOf(checker, type) : [],
    }
  }

  const paramText = ({ name, isOptional, type, meaning, members }: Param) =>
    members.length
      ? page(
          `### ${name}`,
          membersTable(members),
          typeText(type).includes('ComposedOptions') && 'Beside these, the options of `useQuery` in TanStack Query.',
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
      const opened = members.filter(({ symbol }) => OPENED.has(symbol.name))
      return page(
        membersTable(members) || code(typeText(answer)),
        ...objectTables(opened.map(({ symbol }) => checker.getTypeOfSymbol(symbol))),
      ).trim()
    }
    const data = signature.getTypeParameters()?.[0]?.getDefault()
    const rows = [
      [code('data'), code(data ? typeText(data) : ''), 'Absent until it has loaded. `select` changes its type.'],
      [code('error'), code('TonCenterError | null'), '`code` has the kind: see [Errors](../../errors.md).'],
    ]
    return page(
      table(['member', 'type', 'meaning'], rows),
      'Beside these, the members that `useQuery` of TanStack Query gives.',
      ...objectTables(data ? [data] : []),
    ).trim()
  }

  return {
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
    const known = new Set(params.flatMap(({ members }) => members.map(({ symbol }) => symbol.name)))
    return example(name, entry, membersLiteral(Object.entries(argsOf(drawn)).filter(([arg]) => known.has(arg))))
  }
  if (params.some((param) => !param.isOptional && !(param.name in SAMPLES)))
    return plainExample(name, entry, '...given', `...given: Parameters<typeof ${name}>`)
  const [first] = params
  return example(name, entry, first && first.name in SAMPLES ? literal(SAMPLES[first.name]) : '')
}

/** A page for each hook that is no endpoint's own: composed ones, and the headless ones below the components. */
export function hookPages(
  compiled: Compiled,
  endpointHooks: ReadonlySet<string>,
  components: readonly Documented[],
): Page[] {
  const { say, exported } = compiled
  const { paramText, answerText, signatureOf } = reader(compiled)
  return exported.flatMap(({ entry, name, symbol }) => {
    if (!/^use[A-Z]/.test(name) || endpointHooks.has(name.replace(/Infinite$/, ''))) return []
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
        fence('tsx', exampleOf(name, entry, params, shapeOf(compiled.checker, signature), drawn)),
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
}
