import type { Plugin } from 'vite'

const IMPORT = /^import \{ (.+) \} from "(\.[^"]+)";\n/gm
const EXPORT = /^export \{ ([^}]+) \};\n/gm

/** The path from one file of the output to another. */
const wayTo = (file: string, from: string) => `${'../'.repeat(from.split('/').length - 1) || './'}${file}`

/**
 * Writes the faces of the package as `export *`, a file for each line. esbuild loads all live files that a file with
 * `export { name }` imports, lazy parts of other components too; through `export *` it loads the file that has the name.
 */
export const starFaces = (): Plugin => ({
  name: 'star-faces',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const face of chunks) {
      const lines = [...face.code.matchAll(IMPORT)]
      // A file with code of its own, or with names of a package, is no face.
      if (lines.length < 2 || face.code.replace(IMPORT, '').replace(EXPORT, '').trim()) continue
      const given = [...face.code.matchAll(EXPORT)].flatMap(([, names = '']) => names.split(', '))
      const stars = lines.map(([line, names = '', path = '']) => {
        const own = names.split(', ')
        const shown = given.filter((name) => own.includes(name.split(' as ')[0] ?? ''))
        if (own.some((name) => name.includes(' as ')) || shown.length < own.length)
          this.error(`${face.fileName}: these names have no line of their own: ${line}`)
        const file = new URL(path, `file:///${face.fileName}`).pathname.slice(1)
        const exported = chunks.find(({ fileName }) => fileName === file)?.exports ?? []
        if (exported.length === shown.length && shown.every((name) => exported.includes(name)))
          return `export * from "${path}";\n`
        // The file has names that are not public, or are public as others: one beside it has the public ones.
        const beside = file.replace(/\.js$/, `.${face.fileName.replaceAll('/', '-')}`)
        const source = `export { ${shown.join(', ')} } from "./${file.split('/').at(-1)}";\n`
        this.emitFile({ type: 'asset', fileName: beside, source })
        return `export * from "${wayTo(beside, face.fileName)}";\n`
      })
      face.code = stars.join('')
    }
  },
})
