// Debian's packages, for what the tests need and the machine has not.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process may install Debian packages. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs one package, quietly. @throws {Error} when apt-get fails. */
export function aptInstall(name) {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  execFileSync('apt-get', ['update', '-qq'], quiet)
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
}
