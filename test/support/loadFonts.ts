/** Loads all faces of these families that the page declares. */
export const loadFonts = (families: readonly string[]): Promise<unknown> =>
  Promise.all(
    [...document.fonts]
      .filter(({ family }) => families.includes(family.replaceAll('"', '')))
      .map((face) => face.load()),
  )
