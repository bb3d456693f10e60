import { CHANNEL_CALLS } from '../../e2e/faults/calls/channel-calls'
import { faultTests } from './fault-tests'

faultTests(CHANNEL_CALLS)
