import { HttpFailure } from '#/http/failure'
import { t } from '#/i18n/i18n'
import { userName, type User } from './user'

/** Nothing was sent: the account of that id has another name now, and actions are addressed by name (T-33). */
export class RenamedUser extends HttpFailure {
  /** The account as it is now. */
  readonly now: User

  constructor(now: User) {
    super({ kind: 'refused', serverMessage: t('user.renamed', { id: now.id, name: userName(now) }) })
    this.name = 'RenamedUser'
    this.now = now
  }
}
