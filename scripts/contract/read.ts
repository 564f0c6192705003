import type { Contract, Generation } from './openapi.ts'

export type Contracts = Readonly<Record<Generation, Contract>>

/** How a contract names a schema of v3. */
const OF_V3 = 'v3.json#/'

/** Reads the contracts, each with the schemas of v3 that it names. `textOf` gives the text of a file. */
export function readContracts(textOf: (generation: Generation) => string): Contracts {
  const v3: Contract = JSON.parse(textOf('v3'))
  return { v2: JSON.parse(textOf('v2')), v3, emulate: withV3(textOf('emulate'), v3) }
}

function withV3(text: string, v3: Contract): Contract {
  const contract: Contract = JSON.parse(text.replaceAll(OF_V3, '#/'))
  const schemas = { ...v3.components.schemas, ...contract.components.schemas }
  return { ...contract, components: { ...contract.components, schemas } }
}
