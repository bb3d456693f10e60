import { good, refusals, refused } from '../answers'
import type { Section } from '../case'
import { has } from '../expected'
import { INVALID, INPUT, as, create } from './user-steps'

/** Contract 6.6: making users. */
export const usersMade: Section = {
  section: '6.6 (31)',
  cases: [
    { says: 'creating answers no data', steps: [{ ...create({}), gives: good() }] },
    {
      says: 'a blank display name is the name',
      steps: [
        create({}),
        {
          as: 'root',
          call: 'GET /api/user/search?keyword=n-{tag}',
          gives: good([has({ display_name: 'n-{tag}' })]),
        },
      ],
    },
    {
      says: 'quota, group, role and address of the body are ignored',
      steps: [
        create({ quota: 9, group: 'vip', email: 'a@example.com', role: 10 }),
        {
          as: 'root',
          call: 'GET /api/user/search?keyword=n-{tag}',
          gives: good([has({ quota: 0, group: 'default', email: '', role: 1 })]),
        },
      ],
    },
    {
      says: 'a created user has his default token',
      steps: [
        {
          as: 'user',
          call: 'GET /api/token/',
          gives: good([has({ name: 'default', unlimited_quota: true })]),
        },
      ],
    },
    {
      says: 'an administrator may not create his like',
      steps: [
        {
          ...as('admin', 'POST /api/user/', { username: 'n-{tag}', password: 'long-enough', role: 10 }),
          gives: refused('无法创建权限大于等于自己的用户'),
        },
      ],
    },
    {
      says: 'root may not create his like',
      steps: [{ ...create({ role: 100 }), gives: refused('无法创建权限大于等于自己的用户') }],
    },
    {
      says: 'a name that is taken fails with the text of the database',
      steps: [
        as('user', 'GET /api/user/self'),
        {
          ...create({ username: '{user.name}' }),
          gives: refused('UNIQUE constraint failed: users.username'),
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
