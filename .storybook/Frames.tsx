import type { ReactNode } from 'react'
import { Stage, type StageProps } from './Stage.tsx'

/** One of several drawings of a story, which differ in mode or state. */
export interface Frame {
  /** Its heading. */
  name: string
  /** What of the stage is other than the toolbar says. */
  stage?: Partial<StageProps>
  /** Args beside those of the story. */
  args?: Readonly<Record<string, unknown>>
  /** What the frame must show before it counts as drawn: a CSS selector. */
  shows?: string
}

interface FramesProps {
  frames: readonly Frame[]
  /** The stage of the story, without its content. */
  stage: Omit<StageProps, 'children'>
  children: (frame: Frame) => ReactNode
}

/** A story once for each frame, below each other, each on a stage of its own. */
export const Frames = ({ frames, stage: { extent, ...stage }, children }: FramesProps) => (
  <>
    {frames.map((frame) => (
      <section key={frame.name} data-frame={frame.name}>
        <p className="book-frame">{frame.name}</p>
        {/* On a page of documentation each frame scrolls; the page of a story is as long as its frames. */}
        <Stage {...stage} {...(extent === 'frame' && { extent })} {...frame.stage}>
          {children(frame)}
        </Stage>
      </section>
    ))}
  </>
)
