import { LOG_CALLS } from '../../e2e/faults/calls/log-calls'
import { faultTests } from './fault-tests'

faultTests(LOG_CALLS)
