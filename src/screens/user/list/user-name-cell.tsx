import { shorten } from '#/format/shorten'
import { userName, type User } from '#/resources/user/user'
import { ClippedText } from '#/ui/text/clipped-text'
import { Fuller } from '#/ui/text/fuller'

/** As many characters as a list has room for (spec 9). */
const MOST = 15

/** What an account is called, cut for the eye only. */
export function UserNameCell({ user }: { user: User }) {
  const name = userName(user)
  const short = shorten(name, MOST)
  if (short === name) return <ClippedText text={name} />
  return (
    <bdi>
      <Fuller short={short} full={name} />
    </bdi>
  )
}
