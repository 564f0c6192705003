'use client'
import { Component, type ReactNode } from 'react'
import { BrokenCell } from './BrokenCell.tsx'

interface CellBoundaryProps {
  children: ReactNode
}

interface CellBoundaryState {
  /** What was drawn last. */
  of?: ReactNode
  isBroken?: boolean | undefined
}

/** A cell that cannot be drawn, because its row is not as documented, says so; it is drawn again as soon as it has other children. */
export class CellBoundary extends Component<CellBoundaryProps, CellBoundaryState> {
  override state: CellBoundaryState = {}

  static getDerivedStateFromProps = ({ children }: CellBoundaryProps, { of, isBroken }: CellBoundaryState) => ({
    of: children,
    isBroken: isBroken && of === children,
  })

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    return this.state.isBroken ? <BrokenCell /> : this.props.children
  }
}
