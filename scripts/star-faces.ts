import type { Plugin } from 'vite'

const IMPORT = /^import \{ (.+) \} from "(\.[^"]+)";\n/gm
const EXPORT = /^export \{ [^}]+ \};\n/gm

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
      const stars = lines.map(([, names = '', path = '']) => {
        const file = new URL(path, `file:///${face.fileName}`).pathname.slice(1)
        const exported = chunks.find(({ fileName }) => fileName === file)?.exports ?? []
        const isWhole = exported.length === names.split(', ').length && !names.includes(' as ')
        if (isWhole) return `export * from "${path}";\n`
        // The file has names that are not public: one beside it has the public ones.
        const own = file.replace(/\.js$/, `.${face.fileName.replaceAll('/', '-')}`)
        const code = `export { ${names} } from "./${file.split('/').at(-1)}";\n`
        this.emitFile({ type: 'asset', fileName: own, source: code })
        return `export * from "${wayTo(own, face.fileName)}";\n`
      })
      face.code = stars.join('')
    }
  },
})
