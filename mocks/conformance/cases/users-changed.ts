import { good, refusals, refused } from '../responses'
import type { Section } from '../case'
import { has } from '../expected'
import { PEER, INVALID, INPUT, NOT_FOUND, as, stored, put } from './user-steps'

/** K6.6: changing users. */
export const usersChanged: Section = {
  section: '6.6 (33)',
  cases: [
    {
      name: 'an update returns no data',
      steps: [{ ...put({ group: 'vip', quota: 5 }), expect: good() }, stored({ group: 'vip', quota: 5 })],
    },
    {
      name: 'every non-zero field is written',
      steps: [
        put({
          username: 'w-{tag}',
          display_name: 'w',
          email: '{tag}@example.com',
          github_id: 'gh',
          quota: 5,
          used_quota: 6,
          request_count: 7,
          group: 'vip',
        }),
        stored({
          username: 'w-{tag}',
          display_name: 'w',
          email: '{tag}@example.com',
          github_id: 'gh',
          quota: 5,
          used_quota: 6,
          request_count: 7,
          group: 'vip',
        }),
      ],
    },
    { name: 'quota 0 is not written', steps: [put({ quota: 5 }), put({ quota: 0 }), stored({ quota: 5 })] },
    {
      name: 'empty texts are not written',
      steps: [
        put({ group: 'vip', quota: 5 }),
        put({ group: '', display_name: '', quota: 5 }),
        stored({ group: 'vip', display_name: 'user {user.name}' }),
      ],
    },
    {
      name: 'a changed quota is logged as type 3',
      steps: [
        put({ quota: 5000 }),
        {
          as: 'user',
          call: 'GET /api/log/self?type=3',
          expect: good([has({ content: '管理员将用户额度从 ＄0.000000 额度修改为 ＄0.010000 额度' })]),
        },
      ],
    },
    {
      name: 'an omitted quota is logged although it is not written',
      steps: [
        put({ quota: 5000 }),
        put({ group: 'vip' }),
        stored({ quota: 5000 }),
        {
          as: 'user',
          call: 'GET /api/log/self?type=3',
          expect: good([
            has({ content: '管理员将用户额度从 ＄0.010000 额度修改为 ＄0.000000 额度' }),
            has({ type: 3 }),
          ]),
        },
      ],
    },
    {
      name: 'an unchanged quota is not logged',
      steps: [
        put({ quota: 5 }),
        put({ quota: 5, group: 'vip' }),
        { as: 'user', call: 'GET /api/log/self?type=3', expect: good([has({ type: 3 })]) },
      ],
    },
    {
      name: 'an empty password leaves the password unchanged',
      steps: [
        put({ password: '', quota: 5 }),
        { call: 'POST /api/user/login', body: { username: '{user.name}', password: '{user.password}' } },
      ],
    },
    {
      name: 'the password $I_LOVE_U leaves the password unchanged',
      steps: [
        put({ password: '$I_LOVE_U', quota: 5 }),
        { call: 'POST /api/user/login', body: { username: '{user.name}', password: '{user.password}' } },
      ],
    },
    {
      name: 'a new password is stored',
      steps: [
        put({ password: 'another-one', quota: 5 }),
        { call: 'POST /api/user/login', body: { username: '{user.name}', password: 'another-one' } },
      ],
    },
    {
      name: 'status 2 bans the user and status 1 lifts the ban',
      steps: [
        put({ status: 2 }),
        put({ status: 1 }),
        as('user', 'GET /api/user/self'),
        put({ status: 2 }),
        { as: 'user', call: 'GET /api/user/self', expect: refused('用户已被封禁') },
      ],
    },
    {
      name: 'an administrator cannot update another administrator',
      steps: [{ ...as('admin', 'PUT /api/user/', { id: '{peer.id}', display_name: 'x' }), expect: PEER }],
    },
    {
      name: 'an administrator cannot promote a user to administrator',
      steps: [
        {
          ...as('admin', 'PUT /api/user/', { id: '{user.id}', role: 10 }),
          expect: refused('无权将其他用户权限等级提升到大于等于自己的权限等级'),
        },
      ],
    },
    {
      name: 'root can update the own account',
      steps: [as('root', 'PUT /api/user/', { id: 1, display_name: 'Root User', quota: 500_000_000_000_000 })],
    },
    {
      name: 'an update of an unknown user is refused',
      steps: [{ ...as('root', 'PUT /api/user/', { id: 999_999, display_name: 'x' }), expect: NOT_FOUND }],
    },
    ...refusals('root', 'PUT /api/user/', [
      ['an update without an id is refused', { display_name: 'x' }, INVALID],
      ['an update with a malformed body is refused', '{', INVALID],
      ['an update with a text as quota is refused', { id: 1, quota: '5' }, INVALID],
      ['an update with a name of 13 characters is refused', { id: 1, username: 'x'.repeat(13) }, INPUT],
      ['an update with a password of 7 characters is refused', { id: 1, password: 'x'.repeat(7) }, INPUT],
    ]),
  ],
}
