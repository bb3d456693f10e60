import { hasStoredJobs } from './jobs/jobs'

/**
 * Removes the sums that this browser stores. The code is loaded now, because only few screens store them; where that fails they
 * stay until the next sign-in of another account.
 */
export async function removeStoredSums(): Promise<void> {
  await import('#/resources/log/sum-queries')
    .then(({ storedSums }) => storedSums.clear())
    .catch(() => undefined)
}

/** Removes what this browser stores of the jobs of an account. */
export async function removeStoredJobs(owner: number): Promise<void> {
  if (!hasStoredJobs(owner)) return
  await import('./jobs/job-keeper').then(({ forgetAccount }) => forgetAccount(owner)).catch(() => undefined)
}
