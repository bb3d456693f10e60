import { good, refusals, refused } from '../responses'
import type { Section } from '../case'
import { WRONG_CREDENTIALS, INVALID, data, blankUser, touch } from './sign-in-steps'

/** K6.3: signing in and out. */
export const signingIn: Section = {
  section: '6.3 (18, 19)',
  cases: [
    {
      name: 'signing in fills five members and leaves the others blank',
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
      name: 'the first root is user 1 with role 100',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          expect: data({ id: 1, username: 'root', role: 100, status: 1 }),
        },
      ],
    },
    {
      name: 'a wrong password and an unknown user are told alike',
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
      name: 'a disabled user is told the same',
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
      name: 'the e-mail address may stand for the name',
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
      name: 'signing in with passwords switched off is refused to all',
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
      name: 'a failed sign-in writes no cookie',
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
      ['a list is an invalid parameter', [], INVALID],
    ]),
    { name: 'signing out needs no session', steps: [{ call: 'GET /api/user/logout', expect: good() }] },
  ],
}
