import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import type { Plugin } from 'vite'

/** How Storybook lets a reader change a prop; `false` where that makes no sense. */
type Control = 'boolean' | 'text' | 'number' | 'inline-radio' | 'select' | 'check' | 'object' | false

interface Prop {
  name: string
  description: string
  required: boolean
  /** As TypeScript writes it. */
  type: string
  defaultValue: string | undefined
  control: Control
  options: readonly string[] | undefined
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

/** The values of a union of texts, or nothing where it is no such union. */
function textsOf(type: ts.Type): string[] | undefined {
  const parts = type.isUnion() ? type.types : [type]
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? part.value : []))
  return texts.length === parts.length ? texts : undefined
}

const isCode = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type]).some(
    (part) => part.getCallSignatures().length > 0 || part.getConstructSignatures().length > 0,
  )

function controlOf(checker: ts.TypeChecker, type: ts.Type): Pick<Prop, 'control' | 'options'> {
  const without = (control: Control) => ({ control, options: undefined })
  const parts = type.isUnion() ? type.types : [type]
  const has = (flags: ts.TypeFlags) => parts.some((part) => part.flags & flags)
  const texts = textsOf(type)
  if (texts) return { control: texts.length > FEW ? 'select' : 'inline-radio', options: texts }
  if (parts.every((part) => part.flags & ts.TypeFlags.BooleanLike)) return without('boolean')
  if (has(ts.TypeFlags.StringLike)) return without('text')
  if (has(ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return without('number')
  if (isCode(type)) return without(false)
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : []
  const items = item && textsOf(item)
  if (items) return { control: 'check', options: items }
  // What is made of functions and components cannot be typed into a field.
  const made = item ?? type
  const members = made.flags & ts.TypeFlags.Object ? checker.getPropertiesOfType(made) : []
  const isMadeOfCode = members.some((member) => isCode(checker.getNonNullableType(checker.getTypeOfSymbol(member))))
  return without(isMadeOfCode ? false : 'object')
}

/** Every component that the package exports, with the props that are its own: not the attributes that React knows of any element. */
export function documentedComponents(): Documented[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: ['src/ui.ts'], include: [] }, ts.sys, root)
  const program = ts.createProgram([`${root}src/ui.ts`], options)
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(`${root}src/ui.ts`)
  const module = entry && checker.getSymbolAtLocation(entry)
  if (!module) throw new Error('src/ui.ts exports nothing')

  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'))
  const say = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

  function propOf(symbol: ts.Symbol): Prop {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const description = say(symbol)
    return {
      name: symbol.name,
      description,
      required: !(symbol.flags & ts.SymbolFlags.Optional),
      type: checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
      defaultValue: /\bDefaults?:? `?([^`.]+)/.exec(description)?.[1]?.trim(),
      ...controlOf(checker, type),
    }
  }

  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.valueDeclaration
    if (!declaration || !/^[A-Z]/.test(symbol.name)) return []
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const parameter = signature?.parameters[0]
    const props = parameter && checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter))
    return {
      name: symbol.name,
      file: relative(root, declaration.getSourceFile().fileName).replaceAll('\\', '/'),
      description: say(symbol),
      props: (props ?? []).filter(isOurs).map(propOf),
    }
  })
}

/** What Storybook shows and lets change. */
const argTypesOf = ({ props }: Documented) =>
  Object.fromEntries(
    props.map(({ name, description, required, type, defaultValue, control, options }) => [
      name,
      {
        name,
        description,
        type: { name: 'other', value: type, required },
        table: { type: { summary: type }, ...(defaultValue && { defaultValue: { summary: defaultValue } }) },
        control: control && { type: control },
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
      if (!/^src\/ui\/\w+\/[A-Z]\w+\.tsx$/.test(path)) return
      documented ??= documentedComponents()
      const infos = documented
        .filter(({ file }) => file === path)
        .map((one) => ({ name: one.name, info: { description: one.description, argTypes: argTypesOf(one) } }))
        .map(({ name, info }) => `${name}.__docgenInfo = ${JSON.stringify(info)}`)
      return { code: [code, ...infos].join('\n'), map: null }
    },
  }
}
