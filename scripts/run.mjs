// Runs a TypeScript script on any supported Node release: node scripts/run.mjs scripts/start.ts --port 3000
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

const [node, , script, ...args] = process.argv
if (!script) throw new Error('name a script: node scripts/run.mjs scripts/start.ts')
// The script sees the same arguments as if Node had started it.
process.argv = [node, resolve(script), ...args]
// Vite would otherwise set `development`, and builds by the script would be development builds.
process.env.NODE_ENV ??= 'production'
await runnerImport(process.argv[1])
