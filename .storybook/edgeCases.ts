import type { Indexer } from 'storybook/internal/types'

export const EDGE_CASE = 'edge-case'

/** Whether a story is there for tests and pictures: odd data, another width, language, theme or direction. */
export const isEdgeCase = (name: string) =>
  /\b(Odd|Hostile|Long|Huge|Unreadable|Narrow|Tablet|Dark|Russian|Right To Left|Modes|Thirty|Large Loading)\b/.test(
    name,
  )

/** Gives such stories a tag, which the sidebar leaves out until its filter asks for it. */
export const tagEdgeCases = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options)
    return entries.map((entry) =>
      isEdgeCase(entry.name ?? '') ? { ...entry, tags: [...(entry.tags ?? []), EDGE_CASE] } : entry,
    )
  },
})
