/** Mock OAuth providers. */
export type ProviderName = 'github' | 'lark' | 'oidc' | 'wechat'

/** An account at a mock provider. */
export interface ProviderAccount {
  /** Provider id that gateway accounts are bound to. */
  id: string
  name: string
  email: string
  /** Preferred user name; used by OIDC only. */
  preferred: string
}

function person(id: string, name = '', email = '', preferred = ''): ProviderAccount {
  return { id, name, email, preferred }
}

/**
 * Accounts of each provider by a short name. In the small seed `member` is bound to an active user, `disabled` and
 * `deleted` to a disabled and a deleted one; `newcomer`, `nameless` and `odd` are not bound. The names of `odd` exceed
 * the server's length limits.
 */
export const people: Readonly<Record<ProviderName, Readonly<Record<string, ProviderAccount>>>> = {
  github: {
    member: person('maria-dev', 'María Fernández', 'maria@example.com'),
    disabled: person('olga-codes', 'Olga'),
    deleted: person('gone-gardener', 'Gone'),
    newcomer: person('newcomer-gh', 'New Comer', 'newcomer@example.org'),
    nameless: person('nameless-gh'),
    odd: person('odd-gh', 'A display name of well over twenty letters <b>and markup</b>'),
  },
  lark: {
    member: person('ou_7d8a6e6df7621556ce0d21922b676706', '王芳'),
    disabled: person('ou_disabled0000000000000000000000', '停用'),
    deleted: person('ou_deleted00000000000000000000000', '已删除'),
    newcomer: person('ou_newcomer0000000000000000000000', '新来的'),
    nameless: person('ou_nameless0000000000000000000000'),
    odd: person('ou_odd000000000000000000000000000', '名字很长很长很长很长很长很长很长很长很长很长'),
  },
  oidc: {
    member: person('auth|6f1c2', 'Nadia Okafor', 'nadia@example.com', 'nadia'),
    disabled: person('auth|0d1sb', 'Dis Abled', '', 'disabled'),
    deleted: person('auth|0de1e', 'De Leted', '', 'deleted'),
    newcomer: person('auth|4e3c0', 'Oi Newcomer', 'oidc@example.org', 'oi-newcomer'),
    nameless: person('auth|4a3e1'),
    odd: person('auth|0dd00', 'An odd one', '', 'another-name-of-many-letters'),
  },
  wechat: {
    member: person('oWx3kQ1f8wZ2yT6uR0pLmN4bVcXs'),
    disabled: person('oWx0000disabled0000000000000'),
    deleted: person('oWx0000deleted00000000000000'),
    newcomer: person('oWx0000newcomer0000000000000'),
  },
}
