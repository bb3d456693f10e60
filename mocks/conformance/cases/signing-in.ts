import { good, refusals, refused } from '../responses'
import type { Section } from '../case'
import { WRONG_CREDENTIALS, INVALID, data, blankUser, touch } from './sign-in-steps'

/** K6.3: log-in and log-out. */
export const signingIn: Section = {
  section: '6.3 (18, 19)',
  cases: [
    {
      name: 'log-in returns five fields and leaves the others empty',
      steps: [
        {
          as: 'user',
          call: 'POST /api/user/login',
          body: { username: '{user.name}', password: '{user.password}' },
          expect: good({
            ...blankUser,
            id: '{user.id}',
            username: '{user.name}',
            display_name: 'user {user.name}',
            role: 1,
            status: 1,
          }),
        },
      ],
    },
    {
      name: 'the initial root is user 1 with role 100',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          expect: data({ id: 1, username: 'root', role: 100, status: 1 }),
        },
      ],
    },
    {
      name: 'a wrong password and an unknown user get the same error',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: '{user.name}', password: 'wrong' },
          expect: WRONG_CREDENTIALS,
        },
        {
          call: 'POST /api/user/login',
          body: { username: 'x{tag}', password: 'wrong' },
          expect: WRONG_CREDENTIALS,
        },
      ],
    },
    {
      name: 'a disabled user gets the same log-in error',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        {
          call: 'POST /api/user/login',
          body: { username: '{user.name}', password: '{user.password}' },
          expect: WRONG_CREDENTIALS,
        },
      ],
    },
    {
      name: 'log-in accepts the email address instead of the name',
      steps: [
        { as: 'root', call: 'PUT /api/user/', body: { id: '{user.id}', email: '{tag}@example.com' } },
        {
          call: 'POST /api/user/login',
          body: { username: '{tag}@example.com', password: '{user.password}' },
          expect: data({ id: '{user.id}' }),
        },
      ],
    },
    {
      name: 'with password log-in disabled, all users are refused',
      options: { PasswordLoginEnabled: 'false' },
      steps: [
        touch,
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          expect: refused('管理员关闭了密码登录'),
        },
      ],
    },
    {
      name: 'a failed log-in sets no cookie',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: 'wrong' },
          expect: { ...WRONG_CREDENTIALS, headers: { 'set-cookie': undefined } },
        },
      ],
    },
    ...refusals('nobody', 'POST /api/user/login', [
      ['an empty name is an invalid parameter', { username: '', password: 'x' }, INVALID],
      ['an empty password is an invalid parameter', { username: 'root', password: '' }, INVALID],
      ['a number for a name is an invalid parameter', { username: 1, password: 'x' }, INVALID],
      ['an empty body is an invalid parameter', '', INVALID],
      ['an array as body is an invalid parameter', [], INVALID],
    ]),
    { name: 'log-out needs no session', steps: [{ call: 'GET /api/user/logout', expect: good() }] },
  ],
}
