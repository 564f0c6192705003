'use client'
import { Component, type ReactNode } from 'react'

interface CardBoundaryProps {
  /** The same function for as long as there is nothing new to draw. */
  children: () => ReactNode
  /** What stands for what could not be drawn. */
  trouble: (error: unknown) => ReactNode
}

interface CardBoundaryState {
  /** What was drawn last. */
  of?: unknown
  broken?: { error: unknown } | undefined
}

const Content = ({ children }: Pick<CardBoundaryProps, 'children'>) => children()

/** A card that cannot be drawn, because what it shows is not as documented, says so; it is drawn again as soon as there is something else to draw. */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  override state: CardBoundaryState = {}

  static getDerivedStateFromProps = ({ children }: CardBoundaryProps, { of, broken }: CardBoundaryState) => ({
    of: children,
    broken: of === children ? broken : undefined,
  })

  static getDerivedStateFromError = (error: unknown) => ({ broken: { error } })

  override render() {
    const { children, trouble } = this.props
    const { broken } = this.state
    return broken ? trouble(broken.error) : <Content>{children}</Content>
  }
}
