/**
 * Removes the sums that this browser stores. The code is loaded now, because only few screens store them; where that fails they
 * stay until the next sign-in of another account.
 */
export async function removeStoredSums(): Promise<void> {
  await import('#/resources/log/sum-queries')
    .then(({ storedSums }) => storedSums.clear())
    .catch(() => undefined)
}
