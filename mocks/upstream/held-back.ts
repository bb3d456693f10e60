import type { FaultRules } from '../server/fault-rules'

/** Stands for a caller who stays for good: the server goes on with a test whose caller has left (contract 6.7). */
const STAYS = new AbortController().signal

/** Ends with the next release of the world. */
export async function heldBack(faults: FaultRules): Promise<void> {
  await faults.hold(STAYS).over
}
