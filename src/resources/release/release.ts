import { mutationOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { fetchExternalJson } from '#/http/external-json'

const MAX_NOTES_LENGTH = 100_000

export const releaseSchema = z.pipe(
  z.object({
    tag_name: z.string().check(z.regex(/^v?[0-9][\w.+-]{0,40}$/)),
    /** Release notes: untrusted Markdown or HTML. */
    body: z.catch(z.nullish(z.string()), ''),
  }),
  z.transform(({ tag_name, body }) => ({ tag: tag_name, notes: (body ?? '').slice(0, MAX_NOTES_LENGTH) })),
)

export type Release = z.output<typeof releaseSchema>

export function releasePageUrl({ tag }: Pick<Release, 'tag'>): string {
  return `https://github.com/songquanpeng/one-api/releases/tag/${encodeURIComponent(tag)}`
}

export const RELEASE_HOST = 'api.github.com'

export const releaseMutations = {
  /** Fetches the newest release from another origin: only on demand, never retried. */
  check: mutationOptions({
    mutationFn: () =>
      fetchExternalJson(`https://${RELEASE_HOST}/repos/songquanpeng/one-api/releases/latest`, releaseSchema),
    meta: { errorHandledBy: 'caller' },
  }),
}
