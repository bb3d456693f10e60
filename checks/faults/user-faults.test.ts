import { USER_CALLS } from '../../e2e/faults/calls/user-calls'
import { faultTests } from './fault-tests'

faultTests(USER_CALLS)
