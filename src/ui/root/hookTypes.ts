// biome-ignore lint/suspicious/noExplicitAny: options of any hook
type Hook = (options: any) => unknown

/** The members of a type one by one, for an editor to show. */
type Members<Type> = { [Name in keyof Type]: Type[Name] }

/** The options of a headless hook: `OptionsOf<typeof useJettonTable>`. */
export type OptionsOf<Of extends Hook> = Members<Parameters<Of>[0]>

/** The answer of a headless hook: `ModelOf<typeof useJettonTable>`, and `['rows'][number]` of it is a row. */
export type ModelOf<Of extends Hook> = Members<ReturnType<Of>>
