import type { FaultRules } from '../server/fault-rules'

/** A signal that never aborts: the server continues a test after the client disconnected (K6.7). */
const NEVER_ABORTED = new AbortController().signal

/** Waits for the next release of held responses. */
export async function untilReleased(faults: FaultRules): Promise<void> {
  await faults.hold(NEVER_ABORTED).over
}
