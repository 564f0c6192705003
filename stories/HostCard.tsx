import type { ComponentType } from 'react'

/** A card of the app, with a title of its own, around a list that has no frame. */
export const inHostCard = (List: ComponentType) => (
  <section
    style={{
      padding: 24,
      border: '1px solid light-dark(#d5d9e0, #39424f)',
      borderRadius: 16,
      background: 'light-dark(#ffffff, #11161d)',
    }}
  >
    <h2 style={{ margin: '0 0 12px', font: '600 18px/24px system-ui' }}>In my own card</h2>
    <List />
  </section>
)
