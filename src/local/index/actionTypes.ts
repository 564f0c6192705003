import { type ActionGroup, actionGroups } from '../../contract/v3/actionGroups.ts'

/** The types that a client understands by the names it sends: a shortcut or a type. Every client understands `v1`. */
export function understoodTypes(names: readonly string[]): ReadonlySet<string> {
  const types = new Set<string>()
  const add = (name: string): void => {
    if (Object.hasOwn(actionGroups, name)) for (const each of actionGroups[name as ActionGroup]) add(each)
    else types.add(name)
  }
  for (const name of [...names, 'v1']) add(name)
  return types
}

/** The name by which the service stores and filters an action. Extra currencies have a type of their own in answers only. */
export const storedType = (type: string): string => (type === 'extra_currency_transfer' ? 'ton_transfer' : type)
