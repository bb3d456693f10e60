import { mutationOptions } from '@tanstack/react-query'
import { fetchExternalJson } from '#/http/external-json'
import { releaseSchema } from './release'

/** Whom the update check asks. */
export const RELEASE_HOST = 'api.github.com'

export const releaseMutations = {
  /** A read that leaves this site: made when somebody asks for it, once, never by itself. */
  check: mutationOptions({
    mutationFn: () =>
      fetchExternalJson(`https://${RELEASE_HOST}/repos/songquanpeng/one-api/releases/latest`, releaseSchema),
    meta: { errorHandledBy: 'caller' },
  }),
}
