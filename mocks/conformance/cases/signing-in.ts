import { good, refusals, refused } from '../answers'
import type { Section } from '../case'
import { WRONG, INVALID, data, blankUser, touch } from './sign-in-steps'

/** Contract 6.3: signing in and out. */
export const signingIn: Section = {
  section: '6.3 (18, 19)',
  cases: [
    {
      says: 'signing in fills five members and leaves the others blank',
      steps: [
        {
          as: 'user',
          call: 'POST /api/user/login',
          body: { username: '{user.name}', password: '{user.password}' },
          gives: good({
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
      says: 'the first root is user 1 with role 100',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          gives: data({ id: 1, username: 'root', role: 100, status: 1 }),
        },
      ],
    },
    {
      says: 'a wrong password and an unknown user are told alike',
      steps: [
        { call: 'POST /api/user/login', body: { username: '{user.name}', password: 'wrong' }, gives: WRONG },
        { call: 'POST /api/user/login', body: { username: 'x{tag}', password: 'wrong' }, gives: WRONG },
      ],
    },
    {
      says: 'a disabled user is told the same',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        {
          call: 'POST /api/user/login',
          body: { username: '{user.name}', password: '{user.password}' },
          gives: WRONG,
        },
      ],
    },
    {
      says: 'the e-mail address may stand for the name',
      steps: [
        { as: 'root', call: 'PUT /api/user/', body: { id: '{user.id}', email: '{tag}@example.com' } },
        {
          call: 'POST /api/user/login',
          body: { username: '{tag}@example.com', password: '{user.password}' },
          gives: data({ id: '{user.id}' }),
        },
      ],
    },
    {
      says: 'signing in with passwords switched off is refused to all',
      options: { PasswordLoginEnabled: 'false' },
      steps: [
        touch,
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          gives: refused('管理员关闭了密码登录'),
        },
      ],
    },
    {
      says: 'a failed sign-in writes no cookie',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: 'wrong' },
          gives: { ...WRONG, headers: { 'set-cookie': undefined } },
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
    { says: 'signing out needs no session', steps: [{ call: 'GET /api/user/logout', gives: good() }] },
  ],
}
