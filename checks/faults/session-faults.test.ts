import { SESSION_CALLS } from '../../e2e/faults/calls/session-calls'
import { faultTests } from './fault-tests'

faultTests(SESSION_CALLS)
