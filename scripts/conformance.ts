// Runs the conformance cases against any server: npm run conformance -- http://host:port [--fresh] [--only words]
import './polyfill-map-groupby'
import { parseArgs } from 'node:util'
import { runRemotely } from '../mocks/conformance/remote-run'

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

const different = await runRemotely({
  origin,
  rootPassword: values.password,
  isFresh: values.fresh,
  only: values.only,
  say: (line) => process.stdout.write(`${line}\n`),
})
process.exitCode = different > 0 ? 1 : 0
