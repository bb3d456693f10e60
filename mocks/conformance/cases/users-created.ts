import { good, refusals, refused } from '../responses'
import type { Section } from '../case'
import { has } from '../expected'
import { INVALID, INPUT, as, create } from './user-steps'

/** K6.6: making users. */
export const usersCreated: Section = {
  section: '6.6 (31)',
  cases: [
    { name: 'creating answers no data', steps: [{ ...create({}), expect: good() }] },
    {
      name: 'a blank display name is the name',
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
      name: 'quota, group, role and address of the body are ignored',
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
      name: 'a created user has his default token',
      steps: [
        {
          as: 'user',
          call: 'GET /api/token/',
          expect: good([has({ name: 'default', unlimited_quota: true })]),
        },
      ],
    },
    {
      name: 'an administrator may not create his like',
      steps: [
        {
          ...as('admin', 'POST /api/user/', { username: 'n-{tag}', password: 'long-enough', role: 10 }),
          expect: refused('无法创建权限大于等于自己的用户'),
        },
      ],
    },
    {
      name: 'root may not create his like',
      steps: [{ ...create({ role: 100 }), expect: refused('无法创建权限大于等于自己的用户') }],
    },
    {
      name: 'a name that is taken fails with the text of the database',
      steps: [
        as('user', 'GET /api/user/self'),
        {
          ...create({ username: '{user.name}' }),
          expect: refused('UNIQUE constraint failed: users.username'),
        },
      ],
    },
    ...refusals('root', 'POST /api/user/', [
      ['a blank name cannot be created', { username: '', password: 'long-enough' }, INVALID],
      ['a blank password cannot be created', { username: 'x', password: '' }, INVALID],
      ['a bad body creates nobody', '{', INVALID],
      [
        'a name of 13 characters cannot be created',
        { username: 'x'.repeat(13), password: 'long-enough' },
        INPUT,
      ],
      ['a password of 7 characters cannot be created', { username: 'x', password: 'x'.repeat(7) }, INPUT],
      [
        'a display name of 21 characters cannot be created',
        { username: 'x', password: 'long-enough', display_name: 'x'.repeat(21) },
        INPUT,
      ],
    ]),
  ],
}
