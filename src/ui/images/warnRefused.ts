import { attempt } from '../../core/attempt.ts'

/** Hosts are strangers' texts: no more of them fill the console. */
const MOST_HOSTS = 5
const said = new Set<string>()

/** Logs once per host, in development only, that its images are not loaded, and the prop that allows them. */
export function warnRefused(host: string): void {
  // A bundler writes the value in. Where nothing does there is no `process`.
  if (attempt(() => process.env.NODE_ENV === 'production') ?? true) return
  if (said.has(host) || said.size >= MOST_HOSTS) return
  said.add(host)
  console.warn(
    `toncenter-react: images of ${host} are not loaded. If you trust it: <TonCenterProvider mediaHosts={['${host}']}>`,
  )
}
