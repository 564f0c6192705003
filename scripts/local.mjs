// `npm run local -- --port N …`: the toncenter-local command from the sources.
import { setup } from './setup.mjs'

setup()

const { createLoader } = await import('./loader.mjs')
const loader = await createLoader()
const { main } = await loader.ssrLoadModule('/src/local/cli.ts')
await main(process.argv.slice(2))
await loader.close()
