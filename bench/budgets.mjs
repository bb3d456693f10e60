// @ts-check
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explain } from './explain.mjs'
import { ROOT } from './host.mjs'
import { PLACES } from './places.mjs'
import { weigh } from './weigh.mjs'

const { values } = parseArgs({
  options: {
    explain: { type: 'boolean', default: false },
    modules: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})

const places = values.only ? PLACES.filter(({ address }) => address === values.only) : PLACES
const loads = await weigh(join(ROOT, 'dist'), places)
if (values.explain) await explain(loads, { modules: values.modules })
