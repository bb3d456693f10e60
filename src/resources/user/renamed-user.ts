import { HttpFailure } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { userName, type User } from './user'

/** Thrown before sending when the user of that id has another name now: actions address users by name (T-33). */
export class RenamedUser extends HttpFailure {
  /** The user as just fetched. */
  readonly now: User

  constructor(now: User) {
    super({ kind: 'refused', serverMessage: t('user.renamed', { id: now.id, name: userName(now) }) })
    this.name = 'RenamedUser'
    this.now = now
  }
}
