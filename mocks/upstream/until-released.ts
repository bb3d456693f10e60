import type { FaultRules } from '../server/fault-rules'

/** Stands for a caller who stays for good: the server goes on with a test whose caller has left (K6.7). */
const NEVER_RELEASED = new AbortController().signal

/** Ends with the next release of the world. */
export async function untilReleased(faults: FaultRules): Promise<void> {
  await faults.hold(NEVER_RELEASED).over
}
