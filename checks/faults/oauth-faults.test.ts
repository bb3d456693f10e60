import { OAUTH_CALLS } from '../../e2e/faults/calls/oauth-calls'
import { faultTests } from './fault-tests'

faultTests(OAUTH_CALLS)
