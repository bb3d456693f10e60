import { REDEMPTION_CALLS } from '../../e2e/faults/calls/redemption-calls'
import { faultTests } from './fault-tests'

faultTests(REDEMPTION_CALLS)
