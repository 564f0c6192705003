'use client'
import { inbox } from '../icons/notePaths.ts'
import { StateBox } from './StateBox.tsx'

/** Says that there is nothing, and what would be here. */
export default function EmptyBox(texts: { title: string; text?: string }) {
  return <StateBox icon={inbox} {...texts} />
}
