// As in the package's stylesheet: general rules are before those that refine them.
import '../../src/ui/root/Root.module.css'
import '../../src/ui/root/elements.module.css'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Fact, Facts, FactsSkeleton } from '../../src/ui/facts/Facts.tsx'
import { CopyButton } from '../../src/ui/parts/CopyButton.tsx'
import { Root } from '../../src/ui/root/Root.tsx'
import { useScope } from '../../src/ui/root/scope.ts'
import { FONTS, setFonts } from './fonts.ts'
import { find, stage } from './stage.tsx'

const Page = ({ children }: { children: ReactNode }) => <Root scope={useScope()}>{children}</Root>

describe('a fact', () => {
  it.each([undefined, null, false, ''])('whose value is %j is left out, with its name', async (value) => {
    const { container } = await stage(
      <Page>
        <Facts>
          <Fact name="Fee">{value}</Fact>
        </Facts>
      </Page>,
    )
    expect(find(container, 'dl').childElementCount).toBe(0)
  })

  it('whose value is 0 is drawn', async () => {
    const { container } = await stage(
      <Page>
        <Facts>
          <Fact name="Fee">{0}</Fact>
        </Facts>
      </Page>,
    )
    expect(find(container, 'dl').textContent).toBe('Fee0')
  })
})

describe('facts beside each other', () => {
  it.each([4, 5, 6])('leave none of %i alone in the last line', async (count) => {
    const { container, resize } = await stage(
      <Page>
        <div style={{ container: 'tc-card / inline-size' }}>
          <Facts look="tiles">
            {Array.from({ length: count }, (_, index) => (
              <Fact key={String(index)} name={`Fact ${index}`}>
                {index}
              </Fact>
            ))}
          </Facts>
        </div>
      </Page>,
    )
    for (const width of [641, 671, 720, 839, 1007, 1152]) {
      await resize(width)
      const tops = [...find(container, 'dl').children].map((fact) => fact.getBoundingClientRect().top)
      expect(tops.filter((top) => top === tops.at(-1)).length, `${width} px`).toBeGreaterThan(1)
    }
  })
})

describe('facts that load', () => {
  async function heightsOf(container: ParentNode) {
    const heights: number[] = []
    for (const font of FONTS) {
      await setFonts(font)
      heights.push(find(container, 'dl').getBoundingClientRect().height)
    }
    await setFonts('own')
    return heights
  }

  it.each(['list', 'lines', 'tiles'] as const)(
    'are as high as those that replace them in any font, as %s',
    async (look) => {
      const { container, redraw } = await stage(
        <Page>
          <FactsSkeleton look={look} count={3} />
        </Page>,
      )
      const before = await heightsOf(container)
      await redraw(
        <Page>
          <Facts look={look}>
            {['Hash', 'Block', 'Fee'].map((name) => (
              <Fact key={name} name={name}>
                {name} {look === 'tiles' && <CopyButton data={name} label="Copy" />}
              </Fact>
            ))}
          </Facts>
        </Page>,
      )
      expect(await heightsOf(container)).toEqual(before)
    },
  )
})
