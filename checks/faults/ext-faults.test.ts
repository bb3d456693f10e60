import { EXT_CALLS } from '../../e2e/faults/calls/ext-calls'
import { faultTests } from './fault-tests'

faultTests(EXT_CALLS)
