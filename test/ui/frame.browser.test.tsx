import { cloneElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { FrameProps } from '../../src/ui/root/props.ts'
import { LISTS } from './lists.tsx'
import { find, stage } from './stage.tsx'

describe('a list without a frame', () => {
  it.each(LISTS.flatMap(([name, list]) => [1200, 336].map((width) => [name, width, list] as const)))(
    '%s has no border, radius, ground or outer padding, %i px wide',
    async (_name, width, list) => {
      const { container, settle } = await stage(cloneElement(list as ReactElement<FrameProps>, { frame: false }), {
        width,
      })
      await settle()
      const root = find(container, '[data-part="root"]')
      const { borderRadius, boxShadow, backgroundColor, borderStyle } = getComputedStyle(root)
      expect({ borderRadius, boxShadow, backgroundColor, borderStyle }).toEqual({
        borderRadius: '0px',
        boxShadow: 'none',
        backgroundColor: 'rgba(0, 0, 0, 0)',
        borderStyle: 'none',
      })
      const cells = find(root, '[data-part="row"]').querySelectorAll(':scope > *, :scope > [data-place="parts"] > *')
      const boxes = [...cells].map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
      const left = Math.min(...boxes.map((box) => box.left))
      expect(left - root.getBoundingClientRect().left).toBe(0)
    },
  )
})
