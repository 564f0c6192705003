import type { AnyEndpoint } from '../../src/core/endpoint.ts'

/** The file of a recorded answer. */
interface RecordingFile {
  /** `recorded` from the hosted service, `doc-example`, or `synthetic`: an answer of our own local service. */
  kind: string
  /** HTTP status. Absent or `null` where it was not recorded. */
  status?: number | null
  body: object
}

export interface Recording extends RecordingFile {
  /** Path from this folder. */
  file: string
  /** Generation and path of the endpoint, `v3/jetton.wallets`; `v3/_errors` for refusals of any endpoint. */
  folder: string
  isRefusal: boolean
}

type Loaders = Record<string, () => Promise<RecordingFile>>

/**
 * `synthetic` ones are answers of our own local service: they say that a shape is read, never what an answer means. Those of the
 * hosted service are in `test/hosted`, which `npm run verify:hosted` fills, or beside the project, where they are at all. `test/local/golden` has traces of mainnet with their actions.
 */
const loaders: Record<'synthetic' | 'hosted', Loaders> = {
  synthetic: import.meta.glob<RecordingFile>('../recordings/*/*/*.json', { import: 'default' }),
  hosted: import.meta.glob<RecordingFile>(['../hosted/*/*/*.json', '../../../shared/recordings/*/*/*.json'], {
    import: 'default',
  }),
}

/** The folder of an endpoint's recordings: `v3/jetton.wallets`. */
export const folderOf = ({ generation, path }: AnyEndpoint) => `${generation}/${path.slice(1).replaceAll('/', '.')}`

/** Every recording of these services: none of the hosted one where its folder is absent. */
export function loadRecordings(...services: (keyof typeof loaders)[]): Promise<Recording[]> {
  const files = services.flatMap((service) => Object.entries(loaders[service]))
  return Promise.all(
    files.map(async ([file, load]) => {
      const recording = await load()
      const folder = file.split('/').slice(-3, -1).join('/')
      const isRefusal = folder.endsWith('/_errors') || (recording.status ?? 200) >= 400
      return { ...recording, file, folder, isRefusal }
    }),
  )
}
