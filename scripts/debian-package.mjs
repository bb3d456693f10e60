// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'

/**
 * Returns the path of an installed program, or undefined. Includes /usr/sbin, where servers are installed.
 * @param {string} name
 */
export function inPath(name) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const found = spawnSync('which', [name], { encoding: 'utf8', env })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/**
 * Installs the first of the packages that is available, if possible without a prompt (as root on Debian or Ubuntu).
 * Returns whether it succeeded.
 * @param {readonly string[]} names
 */
export function installByDistribution(names) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false
  process.stdout.write(`Installing the distribution’s ${names[0]}.\n`)
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return names.some((name) => {
    const install = ['install', '-y', '-qq', '--no-install-recommends', name]
    return spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  })
}
