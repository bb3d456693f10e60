import * as z from 'zod/mini'

const MAX_NOTES_LENGTH = 100_000

/** The newest release of the gateway's source, as far as this console trusts it (T-45). */
export const releaseSchema = z.pipe(
  z.object({
    tag_name: z.string().check(z.regex(/^v?[0-9][\w.+-]{0,40}$/)),
    /** Markdown or HTML of whoever made the release. */
    body: z.catch(z.nullish(z.string()), ''),
  }),
  z.transform(({ tag_name, body }) => ({ tag: tag_name, notes: (body ?? '').slice(0, MAX_NOTES_LENGTH) })),
)

export type Release = z.output<typeof releaseSchema>

/** The page of a release, for people. */
export function releasePageUrl({ tag }: Pick<Release, 'tag'>): string {
  return `https://github.com/songquanpeng/one-api/releases/tag/${encodeURIComponent(tag)}`
}

/** Whether `version`, as the gateway tells it, is that release; some builds leave out the `v`. */
export function isSameVersion({ tag }: Pick<Release, 'tag'>, version: string): boolean {
  return tag.replace(/^v/, '') === version.trim().replace(/^v/, '')
}
