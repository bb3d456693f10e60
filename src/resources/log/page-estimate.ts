/** How exact the estimate is: the calls between two guesses are at most this share of it. */
const PRECISION = 1 / 8

/**
 * Estimates how many pages a list of the server has, which tells no totals: `hasPage` is asked for some pages, from `first` on.
 * Returns at most `first` if the list does not have that page.
 */
export async function estimatePages(
  first: number,
  hasPage: (p: number) => Promise<boolean>,
): Promise<number> {
  let [last, beyond] = [0, first]
  // oxlint-disable-next-line no-await-in-loop -- each answer decides on the next question
  while (await hasPage(beyond)) [last, beyond] = [beyond, beyond * 2]
  while (last > 0 && beyond - last > beyond * PRECISION) {
    const middle = Math.floor((last + beyond) / 2)
    // oxlint-disable-next-line no-await-in-loop -- each answer decides on the next question
    if (await hasPage(middle)) last = middle
    else beyond = middle
  }
  return beyond
}
