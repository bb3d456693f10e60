import { OPTION_CALLS } from '../../e2e/faults/calls/option-calls'
import { faultTests } from './fault-tests'

faultTests(OPTION_CALLS)
