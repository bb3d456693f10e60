import { truncate } from '#/format/truncate'
import { userName, type User } from '#/resources/user/user'
import { ClippedText, TruncatedText } from '#/ui/text/clipped-text'

/** As many characters as a list has room for. */
const MAX_LENGTH = 15

/** What an account is called, cut for the eye only. */
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
