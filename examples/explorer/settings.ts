/** The path of the API on the page's own origin. */
export const BASE_PATH = '/ton'

/** What the page knows of its network: serving puts it into index.html, so that one build serves every network. */
export interface Settings {
  network: string
  /** Absent where the page asks the hosted service itself. */
  baseUrl?: string
}

/** The environment's choice: the local chain, or a hosted network, behind a proxy if there is a key to keep. */
export function readSettings({ TONCENTER_NETWORK: network, TONCENTER_API_KEY: key }: NodeJS.ProcessEnv): Settings {
  if (!network) return { network: 'local', baseUrl: BASE_PATH }
  return { network, ...(key && { baseUrl: BASE_PATH }) }
}

const PLACE = '<!-- settings -->'

/** Puts the settings into the page. A `<` in them could end the script tag. */
export const withSettings = (html: string, settings: Settings): string =>
  html.replace(
    PLACE,
    () =>
      `<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
  )
