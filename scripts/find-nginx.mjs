// @ts-check
import { inPath, installByDistribution } from './debian-package.mjs'

/** Without it the stories run before the plain host, and those of e2e/deploy are left out. */
const isPlain = Boolean(process.env.E2E_PLAIN)

/** The path of an installed nginx. */
export const findNginx = () => inPath('nginx')

if (process.argv[1] === import.meta.filename && !isPlain) {
  const found = findNginx() ?? (installByDistribution(['nginx']) ? findNginx() : undefined)
  if (!found) {
    process.stderr.write(
      'No nginx found. Install it, or set E2E_PLAIN=1 to leave out what is told about headers.\n',
    )
    process.exit(1)
  }
  process.stdout.write(`Web server: ${found}\n`)
}
