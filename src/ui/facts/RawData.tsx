'use client'
import { visibleString } from '../../trust/visibleText.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import { rawTexts } from '../words/en/facts.ts'
import { Fold } from './Fold.tsx'
import styles from './RawData.module.css'

/** Characters: a contract with code and data in it is longer than anybody reads. */
const MOST_CHARACTERS = 20_000

interface RawDataProps {
  /** `undefined` while it loads: a skeleton. */
  data: unknown
  title?: string
}

/** What the service sent, folded away under `title`. */
export function RawData({ data, title }: RawDataProps) {
  const words = useScope().wordsOf(rawTexts)
  if (data === undefined) return <Skeleton width="88px" line={32} />
  return (
    <Fold title={title ?? words('raw.title')} part="raw">
      <Json data={data} />
    </Fold>
  )
}

/** Written when it is rendered: most of it stays folded away. */
const Json = ({ data }: { data: unknown }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <pre className={styles.json} dir="ltr" tabIndex={0}>
    {JSON.stringify(data, null, 2)
      .split('\n')
      .map((line) => visibleString(line, 500))
      .join('\n')
      .slice(0, MOST_CHARACTERS)}
  </pre>
)
