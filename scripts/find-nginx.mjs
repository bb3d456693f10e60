// @ts-check
import { inPath, installByDistribution } from './debian-package.mjs'

/** Whether tests run against the plain host, without nginx and without those of e2e/deploy. */
const isPlain = Boolean(process.env.E2E_PLAIN)

/** Returns the path of an installed nginx, or undefined. */
export const findNginx = () => inPath('nginx')

if (process.argv[1] === import.meta.filename && !isPlain) {
  const found = findNginx() ?? (installByDistribution(['nginx']) ? findNginx() : undefined)
  if (!found) {
    process.stderr.write('No nginx found. Install it, or set E2E_PLAIN=1 to skip the tests of headers.\n')
    process.exit(1)
  }
  process.stdout.write(`Web server: ${found}\n`)
}
