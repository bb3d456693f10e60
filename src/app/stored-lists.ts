import { hasStoredJobs } from './jobs/jobs'

/**
 * Removes what this browser stores of lists: sums, kept rows, the history of tests. The code is loaded now, because only few
 * screens store them; where that fails they stay until the next sign-in of another account.
 */
export async function removeStoredLists(): Promise<void> {
  await Promise.allSettled([
    import('#/resources/log/sum-queries').then(({ storedSums }) => storedSums.clear()),
    import('#/resources/channel/test-history').then(({ testHistory }) => testHistory.clear()),
  ])
}

/** Removes what this browser stores of the jobs of an account. */
export async function removeStoredJobs(owner: number): Promise<void> {
  if (!hasStoredJobs(owner)) return
  await import('./jobs/job-keeper').then(({ forgetAccount }) => forgetAccount(owner)).catch(() => undefined)
}
