// @ts-check
// Runs the conformance cases against any server: npm run conformance -- http://host:port [--fresh] [--only words]
import './polyfill-map-groupby.mjs'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // The server has an empty database: also run the cases that need one.
    fresh: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    password: { type: 'string', default: '123456' },
  },
})
const [origin = ''] = positionals
if (!URL.canParse(origin)) throw new Error('name the server: npm run conformance -- http://127.0.0.1:3000')

/** @type {{ module: typeof import('../mocks/conformance/remote-run') }} */
const { module } = await runnerImport('./mocks/conformance/remote-run.ts')
const different = await module.runRemotely({
  origin,
  rootPassword: values.password,
  isFresh: values.fresh,
  only: values.only,
  say: (line) => process.stdout.write(`${line}\n`),
})
process.exitCode = different > 0 ? 1 : 0
