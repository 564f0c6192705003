'use client'
import { type RefObject, useEffect, useState } from 'react'
import { saveFile } from '../../export/saveFile.ts'
import { svgOf } from '../../export/svgOf.ts'

/** Saves the graph in `box` as SVG. First all of it is rendered (`isWhole`): nodes out of sight are not there otherwise. */
export function useGraphFile(box: RefObject<HTMLElement | null>, fileName: string) {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (!isWhole) return
    const drawing = box.current?.querySelector<SVGSVGElement>('svg[data-part="drawing"]')
    if (drawing) saveFile(new Blob([svgOf(drawing)], { type: 'image/svg+xml' }), `${fileName}.svg`)
    setWhole(false)
  }, [isWhole, box, fileName])
  return { isWhole, saveGraph: () => setWhole(true) }
}
