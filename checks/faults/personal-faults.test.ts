import { PERSONAL_CALLS } from '../../e2e/faults/calls/personal-calls'
import { faultTests } from './fault-tests'

faultTests(PERSONAL_CALLS)
