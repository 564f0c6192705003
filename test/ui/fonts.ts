import { loadFonts } from '../support/loadFonts.ts'
import './fonts.css'

/** The fonts of a page: of text and of addresses. */
export type Fonts = 'own' | 'wide' | 'narrow'

const FAMILIES: Readonly<Record<Fonts, readonly string[]>> = {
  own: ['Inter', 'JetBrains Mono'],
  wide: ['DejaVu Sans', 'Cousine'],
  narrow: ['PT Sans Narrow', 'Share Tech Mono'],
}

export const FONTS = Object.keys(FAMILIES) as Fonts[]

/** Sets the page in these fonts once they are loaded: sizes then follow no font of the machine. */
export async function setFonts(fonts: Fonts): Promise<void> {
  await loadFonts(FAMILIES[fonts])
  document.documentElement.dataset.fonts = fonts
}
