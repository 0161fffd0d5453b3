// Wraps every view: reports an error in render or effect once, and signals when the view is first mounted.
import { Component, useEffect, type ReactNode } from 'react'

interface Props {
  onCrash: (error: unknown) => void
  onStand: () => void
  children: ReactNode
}

/** Catches errors of its children in render and effects; renders nothing afterwards, since the mount gets its HTML back. */
export class Boundary extends Component<Props, { hasCrashed: boolean }> {
  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true }
  }

  override state: { hasCrashed: boolean } = { hasCrashed: false }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : (
      <>
        {this.props.children}
        <Standing onStand={this.props.onStand} />
      </>
    )
  }
}

function Standing({ onStand }: { onStand: () => void }): null {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a view stands once, whatever is handed down later
  useEffect(onStand, [])
  return null
}
