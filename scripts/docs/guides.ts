interface Group {
  /** Its heading. */
  text: string
  guides: readonly { text: string; name: string }[]
}

/** The guides by their groups, as docs/index.md lists them: the site has them in its sidebar. */
export const guideGroups = (index: string): Group[] =>
  [...index.matchAll(/^\*\*(\w+):\*\* ((?:.+\n?)+)/gm)].map(([, text = '', links = '']) => ({
    text,
    guides: [...links.matchAll(/\[([^\]]+)\]\(\.\/([\w-]+)\.md\)/g)].map(([, text = '', name = '']) => ({
      text,
      name,
    })),
  }))
