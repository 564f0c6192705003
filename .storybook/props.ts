import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import type { Plugin } from 'vite'
import { accountsFor } from '../stories/accounts.ts'

/** How Storybook lets a reader change a prop; `false` where that makes no sense. */
export type Control =
  | { type: 'text' | 'number' | 'inline-radio' | 'select' | 'check'; labels?: Readonly<Record<string, string>> }
  | { type: 'range'; min: number; max: number }
  | false

interface Prop {
  name: string
  description: string
  required: boolean
  /** As TypeScript writes it. */
  type: string
  defaultValue: string | undefined
  /** The group of the table below the component's own props. */
  category: string | undefined
  control: Control
  options: readonly (string | number | boolean)[] | undefined
  /** The parts of the component that it takes something for: those of `classNames` and `slots`. */
  parts: readonly string[]
}

export interface Documented {
  name: string
  /** Where it is declared: a path below the repository. */
  file: string
  description: string
  props: readonly Prop[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const FEW = 4

/** Props with something for each part. */
const BY_PART = new Set(['classNames', 'slots'])

/** Interfaces whose props many components have. */
const SHARED: Readonly<Record<string, string>> = {
  ListProps: 'Of every list',
  FrameProps: 'Of every list',
  ComponentProps: 'Of every component',
}

/** A member of a type. One that only some parts of a union have is optional. */
export interface Member {
  symbol: ts.Symbol
  isOptional: boolean
}

/** The members of a type that this project declares, or of all parts of a union: what a caller can write. */
export function membersOf(checker: ts.TypeChecker, type: ts.Type): Member[] {
  const common = checker.getPropertiesOfType(type)
  const members = new Map(common.map((symbol) => [symbol.name, { symbol, isOptional: isOptional(symbol) }]))
  for (const symbol of partsOf(type).flatMap((part) => checker.getPropertiesOfType(part)))
    if (!members.has(symbol.name)) members.set(symbol.name, { symbol, isOptional: true })
  // A name of before is none to learn.
  const isCurrent = (symbol: ts.Symbol) => !symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated')
  return [...members.values()].filter(({ symbol }) => isOurs(symbol) && isCurrent(symbol))
}

const isOptional = (symbol: ts.Symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional)

/** Whether this project declares it. */
export const isOurs = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))

/** What a compiler writes of a `ReactNode` without `null` and `undefined`. */
const REACT_NODE = /string \| number \| bigint \| boolean \| ReactElement.+Promise<AwaitedReactNode>/

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])

/** The values that a type names: `'auto'` and `'full'` of `number | 'auto' | 'full'`. */
const literalsOf = (type: ts.Type) =>
  partsOf(type).flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? part.value : []))

/** All that nobody types into a field is `false`: objects, functions, components. */
function controlOf(checker: ts.TypeChecker, type: ts.Type, start: number): Pick<Prop, 'control' | 'options'> {
  const of = (control: Control, options?: Prop['options']) => ({ control, options })
  const parts = partsOf(type)
  const has = (flags: ts.TypeFlags) => parts.some((part) => part.flags & flags)
  const isText = has(ts.TypeFlags.String) && has(ts.TypeFlags.Object)
  const literals = literalsOf(type)
  if (literals.length) return of({ type: literals.length > FEW ? 'select' : 'inline-radio' }, literals)
  // No switch: off is not the same as absent where the default is on.
  if (has(ts.TypeFlags.BooleanLike) && !isText) return of({ type: 'inline-radio' }, [true, false])
  if (has(ts.TypeFlags.StringLike)) return of({ type: 'text' })
  if (has(ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike))
    return of(start > 0 ? { type: 'range', min: 1, max: start * 4 } : { type: 'number' })
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : []
  const items = item ? literalsOf(item) : []
  return items.length ? of({ type: 'check' }, items) : of(false)
}

/** Accounts of the demo chain, by name, where a prop is an address of one or a list of them. */
function accountControl(component: string, prop: string, type: string): Pick<Prop, 'control' | 'options'> | undefined {
  if (!/^(?:readonly )?AnyAddress\b/.test(type)) return undefined
  const accounts = accountsFor(component, prop)
  const labels = Object.fromEntries(Object.entries(accounts).map(([name, address]) => [address, name]))
  return {
    control: { type: /^(?:readonly )?AnyAddress\[\]$/.test(type) ? 'check' : 'select', labels },
    options: Object.values(accounts),
  }
}

/** Every component that the modules export, with the props that are its own: not the attributes that React knows of any element. */
export function documentedComponents(entries = ['src/ui.ts']): Documented[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: entries, include: [] }, ts.sys, root)
  const files = entries.map((entry) => root + entry)
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing`)
    return checker.getExportsOfModule(module)
  }

  const say = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

  function propOf(component: string, { symbol, isOptional }: Member): Prop {
    const declared = checker.getTypeOfSymbol(symbol)
    const type = checker.getNonNullableType(declared)
    const named = checker
      .typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation)
      .replace(REACT_NODE, 'ReactNode')
    const takesNull = declared.isUnion() && declared.types.some(({ flags }) => flags & ts.TypeFlags.Null)
    const text = takesNull && !named.includes('ReactNode') ? `${named} | null` : named
    const description = say(symbol)
    const [, value, phrase] = /\bDefaults?:? (?:`([^`]+)`|([^.]+))/.exec(description) ?? []
    const defaultValue = value ?? phrase?.replaceAll('`', '').trim()
    const declaration = symbol.declarations?.[0]?.parent
    return {
      name: symbol.name,
      description,
      required: !isOptional,
      type: text,
      defaultValue,
      parts: BY_PART.has(symbol.name) ? checker.getPropertiesOfType(type).map(({ name }) => name) : [],
      category: declaration && ts.isInterfaceDeclaration(declaration) ? SHARED[declaration.name.text] : undefined,
      ...(accountControl(component, symbol.name, text) ?? controlOf(checker, type, Number(defaultValue))),
    }
  }

  return files.flatMap(exportsOf).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.valueDeclaration
    if (!declaration || !/^[A-Z]/.test(symbol.name)) return []
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const parameter = signature?.parameters[0]
    const props = parameter ? membersOf(checker, checker.getTypeOfSymbol(parameter)) : []
    return {
      name: symbol.name,
      file: relative(root, declaration.getSourceFile().fileName).replaceAll('\\', '/'),
      description: say(symbol),
      props: props.map((prop) => propOf(symbol.name, prop)),
    }
  })
}

/** What Storybook shows and lets change. */
const argTypesOf = ({ props }: Documented) =>
  Object.fromEntries(
    props.map(({ name, description, required, type, defaultValue, category, control, options }) => [
      name,
      {
        name,
        description,
        type: { name: 'other', value: type, required },
        table: {
          type: { summary: type },
          ...(defaultValue && { defaultValue: { summary: defaultValue } }),
          ...(category && { category }),
        },
        control,
        ...(options && { options }),
      },
    ]),
  )

/** Gives each component what Storybook's pages say of it: read from the types themselves. */
export function documentProps(): Plugin {
  let documented: Documented[] | undefined
  return {
    name: 'document-props',
    transform(code, id) {
      const path = relative(root, id).replaceAll('\\', '/')
      if (!/^src\/(?:ui(?:\/\w+)+|devtools)\/[A-Z]\w+\.tsx$/.test(path)) return
      documented ??= documentedComponents(['src/ui.ts', 'src/devtools.ts'])
      const infos = documented
        .filter(({ file }) => file === path)
        .map((one) => ({
          name: one.name,
          info: { displayName: one.name, description: one.description, argTypes: argTypesOf(one) },
        }))
        .map(({ name, info }) => `${name}.__docgenInfo = ${JSON.stringify(info)}`)
      return { code: [code, ...infos].join('\n'), map: null }
    },
  }
}
