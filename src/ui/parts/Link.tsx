'use client'
import type { ReactNode } from 'react'
import type { LinkTarget } from '../../react/settings.ts'
import { useScope } from '../root/scope.ts'

/** What the host makes of a link target; plain children where the host makes no links. */
export function Link({ kind, id, children }: LinkTarget & { children: ReactNode }) {
  const { renderLink } = useScope()
  return renderLink ? renderLink({ kind, id, children }) : children
}
