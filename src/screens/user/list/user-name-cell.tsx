import { truncate } from '#/format/truncate'
import { userName, type User } from '#/resources/user/user'
import { ClippedText, TruncatedText } from '#/ui/text/clipped-text'

/** Maximum length of a name in the list. */
const MAX_LENGTH = 15

/** Name of an account, truncated visually; assistive technology gets the full name. */
export function UserNameCell({ user }: { user: User }) {
  const name = userName(user)
  const short = truncate(name, MAX_LENGTH)
  if (short === name) return <ClippedText text={name} />
  return (
    <bdi>
      <TruncatedText short={short} full={name} />
    </bdi>
  )
}
