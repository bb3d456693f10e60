/**
 * Removes the results that this browser stores. The code is loaded now, because only few screens store them; where that fails they
 * stay until the next sign-in of another account.
 */
export async function removeStoredSums(): Promise<void> {
  await import('#/resources/stored-results')
    .then(({ removeStoredResults }) => removeStoredResults())
    .catch(() => undefined)
}
