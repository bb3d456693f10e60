import { mutationOptions } from '@tanstack/react-query'
import { fetchExternalJson } from '#/http/external-json'
import { releaseSchema } from './release'

/** Host of the update check. */
export const RELEASE_HOST = 'api.github.com'

/** Mutations of the update check. */
export const releaseMutations = {
  /** Fetches the newest release from another origin: only on demand, never retried. */
  check: mutationOptions({
    mutationFn: () =>
      fetchExternalJson(`https://${RELEASE_HOST}/repos/songquanpeng/one-api/releases/latest`, releaseSchema),
    meta: { errorHandledBy: 'caller' },
  }),
}
