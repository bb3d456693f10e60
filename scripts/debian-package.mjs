// @ts-check
import { execFileSync, spawnSync } from 'node:child_process'

/**
 * The path of a program, when it is installed. Servers are kept where only root looks.
 * @param {string} name
 */
export function inPath(name) {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const found = spawnSync('which', [name], { encoding: 'utf8', env })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/**
 * Installs the first of these packages that the distribution has, where that can be done without asking: root on Debian
 * or Ubuntu. False when it cannot.
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
