import { TOKEN_CALLS } from '../../e2e/faults/calls/token-calls'
import { faultTests } from './fault-tests'

faultTests(TOKEN_CALLS)
