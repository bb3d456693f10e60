import { good, refusals, refused } from '../responses'
import type { Section } from '../case'
import { has } from '../expected'
import { INVALID, INPUT, as, create } from './user-steps'

/** K6.6: making users. */
export const usersCreated: Section = {
  section: '6.6 (31)',
  cases: [
    { name: 'creating returns no data', steps: [{ ...create({}), expect: good() }] },
    {
      name: 'an empty display name defaults to the name',
      steps: [
        create({}),
        {
          as: 'root',
          call: 'GET /api/user/search?keyword=n-{tag}',
          expect: good([has({ display_name: 'n-{tag}' })]),
        },
      ],
    },
    {
      name: 'quota, group, role and address in the body are ignored',
      steps: [
        create({ quota: 9, group: 'vip', email: 'a@example.com', role: 10 }),
        {
          as: 'root',
          call: 'GET /api/user/search?keyword=n-{tag}',
          expect: good([has({ quota: 0, group: 'default', email: '', role: 1 })]),
        },
      ],
    },
    {
      name: 'a created user has the default token',
      steps: [
        {
          as: 'user',
          call: 'GET /api/token/',
          expect: good([has({ name: 'default', unlimited_quota: true })]),
        },
      ],
    },
    {
      name: 'an administrator cannot create an administrator',
      steps: [
        {
          ...as('admin', 'POST /api/user/', { username: 'n-{tag}', password: 'long-enough', role: 10 }),
          expect: refused('无法创建权限大于等于自己的用户'),
        },
      ],
    },
    {
      name: 'root cannot create another root',
      steps: [{ ...create({ role: 100 }), expect: refused('无法创建权限大于等于自己的用户') }],
    },
    {
      name: 'a taken name is refused with the database error',
      steps: [
        as('user', 'GET /api/user/self'),
        {
          ...create({ username: '{user.name}' }),
          expect: refused('UNIQUE constraint failed: users.username'),
        },
      ],
    },
    ...refusals('root', 'POST /api/user/', [
      ['a user with an empty name is refused', { username: '', password: 'long-enough' }, INVALID],
      ['a user with an empty password is refused', { username: 'x', password: '' }, INVALID],
      ['a malformed body is refused', '{', INVALID],
      [
        'a name of 13 characters cannot be created',
        { username: 'x'.repeat(13), password: 'long-enough' },
        INPUT,
      ],
      [
        'a user with a password of 7 characters is refused',
        { username: 'x', password: 'x'.repeat(7) },
        INPUT,
      ],
      [
        'a display name of 21 characters cannot be created',
        { username: 'x', password: 'long-enough', display_name: 'x'.repeat(21) },
        INPUT,
      ],
    ]),
  ],
}
