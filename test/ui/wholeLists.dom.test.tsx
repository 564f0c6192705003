import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fruits } from './fruit.tsx'
import { drawsWithoutSizes, fruitList } from './wholeLists.tsx'

describe('a list', () => {
  it('of 100 rows is drawn whole by a server, and a longer one begins with a screenful', () => {
    const drawn = (count: number) => renderToString(fruitList(fruits(count))).split('role="gridcell"').length - 1
    expect([drawn(100), drawn(101)]).toEqual([100, 20])
  })
})

describe('in jsdom, where nothing has a size', drawsWithoutSizes)
