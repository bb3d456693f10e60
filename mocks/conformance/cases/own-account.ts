import { good, refused, inviteCode } from '../responses'
import type { Case, Section, Step } from '../case'
import { has, hex, matches, oneOf, every } from '../expected'
import { shapeOf } from '../shapes'

const user = shapeOf('user')

type Members = Parameters<typeof has>[0]
const data = (members: Members) => ({ body: has({ success: true, data: has(members) }) })
const self = (members: Members): Step => ({ as: 'user', call: 'GET /api/user/self', expect: data(members) })
const put = (body: unknown): Step => ({ as: 'user', call: 'PUT /api/user/self', body })
const invalid = (name: string, body: object, field: string, tag: string): Case => ({
  name,
  steps: [
    {
      ...put(body),
      expect: refused(
        matches(
          `^输入不合法 Key: 'User\\.${field}' Error:Field validation for '${field}' failed on the '${tag}' tag`,
        ),
      ),
    },
  ],
})

/** K6.5: the own account. */
export const ownAccount: Section = {
  section: '6.5',
  cases: [
    {
      name: 'self has all fields and no secrets',
      steps: [
        {
          as: 'user',
          call: 'GET /api/user/self',
          expect: good({ ...user, id: '{user.id}', access_token: '' }),
        },
      ],
    },
    {
      name: 'root of a new server has the initial quota and no invitation code',
      fresh: 'root may have used quota',
      steps: [
        {
          as: 'root',
          call: 'GET /api/user/self',
          expect: data({ id: 1, display_name: 'Root User', quota: 500_000_000_000_000, aff_code: '' }),
        },
      ],
    },
    {
      name: 'an update returns no data',
      steps: [{ ...put({ display_name: 'new' }), expect: good() }, self({ display_name: 'new' })],
    },
    {
      name: 'empty fields are left unchanged',
      steps: [
        { ...put({ display_name: '', username: '', password: '' }), expect: good() },
        self({ username: '{user.name}', display_name: 'user {user.name}' }),
      ],
    },
    {
      name: 'only name, password and display name are read from the body',
      steps: [
        { ...put({ quota: 9, role: 100, email: 'a@example.com', group: 'vip', status: 2 }), expect: good() },
        self({ quota: 0, role: 1, email: '', group: 'default', status: 1 }),
      ],
    },
    {
      name: 'the next log-in requires the new password',
      steps: [
        put({ password: 'another-one' }),
        { call: 'POST /api/user/login', body: { username: '{user.name}', password: 'another-one' } },
      ],
    },
    {
      name: 'a new name is stored immediately, the session keeps the old one',
      steps: [put({ username: 'r-{tag}' }), self({ username: 'r-{tag}' })],
    },
    invalid(
      'a name of 13 characters is told by the validator',
      { username: 'x'.repeat(13) },
      'Username',
      'max',
    ),
    invalid(
      'a password of 7 characters is told by the validator',
      { password: 'x'.repeat(7) },
      'Password',
      'min',
    ),
    invalid(
      'a password of 21 characters is told by the validator',
      { password: 'x'.repeat(21) },
      'Password',
      'max',
    ),
    invalid(
      'a display name of 21 characters is told by the validator',
      { display_name: 'x'.repeat(21) },
      'DisplayName',
      'max',
    ),
    invalid(
      'an address of 51 characters is told by the validator',
      { email: `${'x'.repeat(39)}@example.com` },
      'Email',
      'max',
    ),
    {
      name: 'a malformed body is an invalid parameter',
      steps: [{ ...put('{'), expect: refused('invalid parameter') }],
    },
    {
      name: 'root cannot delete the own account',
      steps: [{ as: 'root', call: 'DELETE /api/user/self', expect: refused('不能删除超级管理员账户') }],
    },
    {
      name: 'deleting the own account is a soft delete, and the next call is refused as banned',
      steps: [
        { as: 'user', call: 'DELETE /api/user/self', expect: good() },
        { as: 'user', call: 'GET /api/user/self', expect: refused('用户已被封禁') },
        {
          as: 'root',
          call: 'GET /api/user/{user.id}',
          expect: data({ status: 3, username: matches('^deleted_[0-9a-f]{32}$') }),
        },
      ],
    },
    {
      name: 'deleting the own account does not clear the cookie',
      steps: [
        { as: 'user', call: 'DELETE /api/user/self', expect: { headers: { 'set-cookie': undefined } } },
      ],
    },
    {
      name: 'the name of a deleted user can be reused',
      steps: [
        { as: 'user', call: 'DELETE /api/user/self' },
        { as: 'root', call: 'POST /api/user/', body: { username: '{user.name}', password: 'long-enough' } },
      ],
    },
    {
      name: 'the system access token has 32 hex digits and is new on each call',
      steps: [
        { as: 'user', call: 'GET /api/user/token', expect: good(hex(32)), keep: { first: 'data' } },
        { as: 'user', call: 'GET /api/user/token', expect: good(hex(32)) },
        {
          call: 'GET /api/user/self',
          headers: { authorization: '{first}' },
          expect: refused('无权进行此操作，access token 无效'),
        },
      ],
    },
    {
      name: 'the invitation code has four letters and digits',
      steps: [{ as: 'user', call: 'GET /api/user/aff', expect: good(inviteCode) }],
    },
    {
      name: 'the invitation code stays the same',
      steps: [
        { as: 'user', call: 'GET /api/user/aff', keep: { code: 'data' } },
        { as: 'user', call: 'GET /api/user/aff', expect: good('{code}') },
      ],
    },
    {
      name: 'a missing invitation code is created by the first call',
      steps: [
        { as: 'root', call: 'GET /api/user/aff', expect: good(inviteCode), keep: { code: 'data' } },
        { as: 'root', call: 'GET /api/user/self', expect: data({ aff_code: '{code}' }) },
      ],
    },
    {
      name: 'the dashboard of a user without calls is null',
      steps: [{ as: 'user', call: 'GET /api/user/dashboard', expect: good(null) }],
    },
    {
      name: 'a group without channels has no available models',
      fresh: 'there are no channels',
      steps: [{ as: 'user', call: 'GET /api/user/available_models', expect: good([]) }],
    },
    {
      name: "available models are those of enabled channels of the user's group, sorted",
      fresh: 'there are no other channels',
      steps: [
        {
          as: 'root',
          call: 'POST /api/channel/',
          body: { key: 'k', models: 'b-{tag},a-{tag}', group: 'default', type: 1 },
        },
        {
          as: 'root',
          call: 'POST /api/channel/',
          body: { key: 'k', models: 'c-{tag}', group: 'vip', type: 1 },
        },
        { as: 'user', call: 'GET /api/user/available_models', expect: good(['a-{tag}', 'b-{tag}']) },
      ],
    },
    {
      name: 'available models are a list of names',
      steps: [
        { as: 'user', call: 'GET /api/user/available_models', expect: good(every(oneOf(matches('.')))) },
      ],
    },
  ],
}
