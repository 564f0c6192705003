import type { Figure } from '../bench/measure.ts'

const HEAD = `# Results of the benches

Written by \`npm run bench -- --save\`. A ratio compares two rows of one run: machine and load fall on both.
`

interface Bench {
  /** Of its file, without the ending. */
  readonly name: string
  readonly title: string
  /** The commit that ran, and where. */
  readonly run: string
  readonly figures: readonly Figure[]
}

const cell = (text: string) => text.trim().replaceAll('|', '\\|')

function sectionOf({ name, title, run, figures }: Bench): string {
  const rows = figures.map((row) => `| ${cell(row.name)} | ${row.ratio.toFixed(2)} | ${cell(row.of)} | ${row.value} |`)
  const table = ['| row | ratio | to | measured |', '|---|---|---|---|', ...rows]
  return `## ${name}\n\n${title}.\n\n${run}.\n\n${table.join('\n')}\n`
}

/** The text of `bench/results.md` with the section of a bench in place of its last one. */
export function savedResults(saved: string, bench: Bench): string {
  const sections = saved.split(/^(?=## )/m).slice(1)
  const others = sections.filter((section) => !section.startsWith(`## ${bench.name}\n`))
  const all = [...others.map((section) => `${section.trimEnd()}\n`), sectionOf(bench)]
  return [HEAD, ...all.sort()].join('\n')
}
