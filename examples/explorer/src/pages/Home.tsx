import { lazy, Suspense } from 'react'
import { ExampleList } from 'toncenter-react/ui'
import { examples } from '../examples.tsx'
import { Title } from '../parts.tsx'
import { Search } from '../Search.tsx'
import { useWords } from '../words.ts'

// The search is there at once; charts and lists have their places until their code loads.
const HomeBelow = lazy(async () => ({ default: (await import('./HomeBelow.tsx')).HomeBelow }))

/** What can be looked up, and that the chain is alive. */
export function HomePage() {
  const say = useWords()
  const known = examples(say)
  return (
    <>
      <div className="hero">
        <Title text={say('home.title')} />
        <Search isLarge />
        <p className="quiet">{say('home.hint')}</p>
      </div>
      {known.length > 0 && <ExampleList data={known} aria-label={say('home.examples')} />}
      <Suspense fallback={<div className="home-place" />}>
        <HomeBelow />
      </Suspense>
    </>
  )
}
