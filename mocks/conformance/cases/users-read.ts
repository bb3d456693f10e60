import { good, noInteger, refused } from '../responses'
import type { Case, Section } from '../case'
import { every, has, matches, none, some, hex, oneOf } from '../expected'
import { shapeOf } from '../shapes'
import { data, NOT_FOUND, as, stored, put, manage } from './user-steps'

const user = shapeOf('user')
/** A user in a list or a search: with the system access token (K5.1). */
const listedUser = { ...user, access_token: oneOf(hex(32), '') }

/** K6.6: reading users. */
export const usersRead: Section = {
  section: '6.6 (28–30)',
  cases: [
    {
      name: 'rows have all fields, including the system access token',
      steps: [
        as('admin', 'GET /api/user/?p=0'),
        { as: 'root', call: 'GET /api/user/?p=0', expect: good(every(listedUser)) },
      ],
    },
    {
      name: 'the list contains all users, newest first',
      steps: [
        {
          as: 'admin',
          call: 'GET /api/user/?p=0',
          expect: good(some(has({ id: '{admin.id}' }))),
          keep: { top: 'data.0.id' },
        },
        { as: 'root', call: 'GET /api/user/{top}', expect: data({ id: '{admin.id}' }) },
      ],
    },
    {
      name: 'a page past the end is an empty list',
      steps: [{ as: 'root', call: 'GET /api/user/?p=9999', expect: good([]) }],
    },
    {
      name: 'the list omits deleted users',
      steps: [
        manage('root', 'user', 'delete'),
        { as: 'root', call: 'GET /api/user/?p=0', expect: good(none(has({ id: '{user.id}' }))) },
      ],
    },
    {
      name: 'order=quota sorts root first',
      fresh: 'others may have more',
      steps: [
        as('user', 'GET /api/user/self'),
        { as: 'root', call: 'GET /api/user/?order=quota', keep: { top: 'data.0.id' } },
        { as: 'root', call: 'GET /api/user/{top}', expect: data({ id: 1 }) },
      ],
    },
    {
      name: 'order=used_quota sorts descending',
      fresh: 'others may have used more',
      steps: [
        put({ used_quota: 5, quota: 1 }),
        { as: 'root', call: 'GET /api/user/?order=used_quota', keep: { top: 'data.0.id' } },
        { as: 'root', call: 'GET /api/user/{top}', expect: data({ id: '{user.id}' }) },
      ],
    },
    {
      name: 'a search matches the start of the name',
      steps: [
        {
          as: 'root',
          call: 'GET /api/user/search?keyword={user.name}',
          expect: good([{ ...listedUser, id: '{user.id}' }]),
        },
      ],
    },
    {
      name: 'a search matches the start of the display name',
      steps: [
        put({ display_name: 'd{tag}' }),
        { as: 'root', call: 'GET /api/user/search?keyword=d{tag}', expect: good([has({ id: '{user.id}' })]) },
      ],
    },
    {
      name: 'a search matches the start of the email address',
      steps: [
        put({ email: 'e{tag}@example.com' }),
        { as: 'root', call: 'GET /api/user/search?keyword=e{tag}', expect: good([has({ id: '{user.id}' })]) },
      ],
    },
    {
      name: 'a search matches the id',
      steps: [
        {
          as: 'root',
          call: 'GET /api/user/search?keyword={user.id}',
          expect: good(some(has({ id: '{user.id}' }))),
        },
      ],
    },
    {
      name: 'a search does not match the middle of a name',
      steps: [
        { as: 'user', call: 'GET /api/user/self' },
        { as: 'root', call: 'GET /api/user/search?keyword={tag}', expect: good([]) },
      ],
    },
    {
      name: 'a search includes deleted users',
      steps: [
        put({ display_name: 'd{tag}' }),
        manage('root', 'user', 'delete'),
        {
          as: 'root',
          call: 'GET /api/user/search?keyword=d{tag}',
          expect: good([has({ status: 3, username: matches('^deleted_[0-9a-f]{32}$') })]),
        },
      ],
    },
    {
      name: 'an empty keyword matches all users',
      steps: [
        { as: 'root', call: 'GET /api/user/search?keyword=', expect: good(some(has({ id: '{user.id}' }))) },
      ],
    },
    {
      name: 'a single user is returned without secrets',
      steps: [
        {
          as: 'root',
          call: 'GET /api/user/{user.id}',
          expect: good({ ...user, id: '{user.id}', access_token: '' }),
        },
      ],
    },
    {
      name: 'an administrator can read a common user',
      steps: [{ as: 'admin', call: 'GET /api/user/{user.id}', expect: data({ id: '{user.id}' }) }],
    },
    ...(['peer', 'admin', 'root'] as const).map((target): Case => ({
      name: `an administrator cannot read ${target === 'admin' ? 'the own account' : target === 'peer' ? 'another administrator' : 'root'}`,
      steps: [
        {
          as: 'admin',
          call: `GET /api/user/{${target}.id}`,
          expect: refused('无权获取同级或更高等级用户的信息'),
        },
      ],
    })),
    {
      name: 'root can read the own account',
      steps: [{ as: 'root', call: 'GET /api/user/1', expect: data({ id: 1 }) }],
    },
    {
      name: 'reading id 0 is refused as empty',
      steps: [{ as: 'root', call: 'GET /api/user/0', expect: refused('id 为空！') }],
    },
    {
      name: 'an unknown user is not found',
      steps: [{ as: 'root', call: 'GET /api/user/999999', expect: NOT_FOUND }],
    },
    {
      name: 'a non-integer id is refused',
      steps: [{ as: 'root', call: 'GET /api/user/abc', expect: noInteger }],
    },
    { name: 'a deleted user can be read', steps: [manage('root', 'user', 'delete'), stored({ status: 3 })] },
  ],
}
