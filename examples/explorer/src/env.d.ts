/** Set by the Vite plugin of `toncenter-react/vite`. */
interface ImportMetaEnv {
  readonly TONCENTER_NETWORK: string
  /** A path on the page's own origin; `undefined` where the page asks the hosted service itself. */
  readonly TONCENTER_BASE_URL: string | undefined
}
