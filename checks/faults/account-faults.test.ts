import { ACCOUNT_CALLS } from '../../e2e/faults/calls/account-calls'
import { faultTests } from './fault-tests'

faultTests(ACCOUNT_CALLS)
