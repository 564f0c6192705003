// `npm run api`: writes the public names and types of each entry into test/package/api, where a review sees what a change does.
// `--check` writes nothing, and ends with 1 where a report is not what `dist` declares. Needs `npm run build` before.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, setup } from './setup.mjs'
import { requireTool } from './tools.mjs'

setup('tools')

const { Extractor, ExtractorConfig } = requireTool('@microsoft/api-extractor')

const FOLDER = join(root, 'test/package/api')
const isCheck = process.argv.includes('--check')
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const entries = Object.entries(exports).filter(([, target]) => target.types && !/\.css$|\*/.test(target.default))

const compilerOptions = {
  target: 'es2023',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
}

/** Whether the report of an entry is what `dist` declares; writes it unless this is a check. */
function isReported([name, { types }], reportTempFolder) {
  const mainEntryPointFilePath = join(root, types)
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
      apiReport: {
        enabled: true,
        reportFileName: name === '.' ? 'index' : name.slice(2).replaceAll('/', '-'),
        reportFolder: FOLDER,
        reportTempFolder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {},
    },
    configObjectFullPath: join(root, 'api-extractor.json'),
    packageJsonFullPath: join(root, 'package.json'),
  })
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: !isCheck,
    messageCallback: (message) => {
      message.handled = true
    },
  })
  return !apiReportChanged
}

const temporary = mkdtempSync(join(tmpdir(), 'toncenter-api-'))
mkdirSync(FOLDER, { recursive: true })
const changed = entries.filter((entry) => !isReported(entry, temporary)).map(([name]) => name)
rmSync(temporary, { recursive: true })
if (isCheck && changed.length) {
  console.error(`The public types of ${changed.join(', ')} changed: run \`npm run api\`, and read the difference.`)
  process.exitCode = 1
} else {
  console.log(changed.length ? `Written: ${changed.join(', ')}` : 'The public types are those of the reports.')
}
