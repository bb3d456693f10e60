import { good, refused } from '../responses'
import type { Section } from '../case'
import { shapeOf } from '../shapes'
import { NO_ID, NOT_FOUND, TOO_LONG, subnet, data, make, put, stored } from './token-steps'

const token = shapeOf('token')

/** K6.8: updating and deleting tokens. */
export const tokensChanged: Section = {
  section: '6.8 (53, 54)',
  cases: [
    {
      name: 'a full PUT overwrites omitted fields',
      steps: [
        make({
          remain_quota: 5,
          expired_time: '{future}',
          models: 'a',
          subnet: '10.0.0.0/8',
          unlimited_quota: true,
        }),
        put({ name: 'new' }),
        stored({
          name: 'new',
          remain_quota: 0,
          expired_time: 0,
          models: null,
          subnet: null,
          unlimited_quota: false,
        }),
      ],
    },
    {
      name: 'a full PUT returns the token',
      steps: [
        make(),
        {
          ...put({ name: 'again', expired_time: -1 }),
          expect: good({ ...token, id: '{id}', name: 'again' }),
        },
      ],
    },
    {
      name: 'a full PUT does not change the status',
      steps: [make(), put({ name: 'x', status: 2 }), stored({ status: 1 })],
    },
    {
      name: 'status_only changes only the status',
      steps: [
        make({ remain_quota: 5 }),
        put({ status: 2, name: 'other', remain_quota: 9 }, '?status_only=true'),
        stored({ status: 2, name: 'n {tag}', remain_quota: 5 }),
      ],
    },
    {
      name: 'any non-empty value of status_only counts',
      steps: [make(), put({ status: 2 }, '?status_only=0'), stored({ status: 2 })],
    },
    {
      name: 'an empty status_only is a full PUT',
      steps: [make(), put({ status: 2, name: 'full' }, '?status_only='), stored({ status: 1, name: 'full' })],
    },
    {
      name: 'status_only does not validate the status',
      steps: [
        make(),
        put({ status: 9 }, '?status_only=1'),
        { as: 'root', call: 'GET /api/token/{id}', expect: data({ status: 9 }) },
      ],
    },
    {
      name: 'the name is validated with status_only too',
      steps: [
        make(),
        { ...put({ status: 2, name: 'x'.repeat(31) }, '?status_only=1'), expect: refused(TOO_LONG) },
      ],
    },
    {
      name: 'the subnet is validated with status_only too',
      steps: [make(), { ...put({ status: 2, subnet: 'x' }, '?status_only=1'), expect: refused(subnet('x')) }],
    },
    {
      name: 'an expired token cannot be enabled',
      steps: [
        make({ expired_time: '{past}' }),
        put({ status: 3 }, '?status_only=1'),
        {
          ...put({ status: 1 }, '?status_only=1'),
          expect: refused('令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期'),
        },
      ],
    },
    {
      name: 'an update that extends the expiry with status 1 is refused',
      steps: [
        make({ expired_time: '{past}' }),
        put({ status: 3 }, '?status_only=1'),
        {
          ...put({ status: 1, expired_time: -1 }),
          expect: refused('令牌已过期，无法启用，请先修改令牌过期时间，或者设置为永不过期'),
        },
      ],
    },
    {
      name: 'an exhausted token cannot be enabled',
      steps: [
        make({ remain_quota: 0 }),
        put({ status: 4 }, '?status_only=1'),
        {
          ...put({ status: 1 }, '?status_only=1'),
          expect: refused('令牌可用额度已用尽，无法启用，请先修改令牌剩余额度，或者设置为无限额度'),
        },
      ],
    },
    {
      name: 'an exhausted token that has quota again can be enabled',
      steps: [
        make({ remain_quota: 5 }),
        put({ status: 4 }, '?status_only=1'),
        put({ status: 1 }, '?status_only=1'),
        stored({ status: 1 }),
      ],
    },
    {
      name: 'extending the expiry does not enable an expired token',
      steps: [
        make({ expired_time: '{past}' }),
        put({ status: 3 }, '?status_only=1'),
        put({ expired_time: -1 }),
        stored({ status: 3 }),
      ],
    },
    {
      name: 'updating id 0 is refused as empty',
      steps: [{ as: 'root', call: 'PUT /api/token/', body: { name: 'x' }, expect: NO_ID }],
    },
    {
      name: 'an update of an unknown token is refused',
      steps: [{ as: 'root', call: 'PUT /api/token/', body: { id: 999_999, name: 'x' }, expect: NOT_FOUND }],
    },
    {
      name: "an update of another user's token is refused",
      steps: [
        make(),
        { as: 'user', call: 'PUT /api/token/', body: { id: '{id}', name: 'x' }, expect: NOT_FOUND },
      ],
    },
    {
      name: 'a deleted token is not found',
      steps: [
        make(),
        { as: 'root', call: 'DELETE /api/token/{id}', expect: good() },
        { as: 'root', call: 'GET /api/token/{id}', expect: NOT_FOUND },
      ],
    },
    {
      name: 'deleting an unknown token is refused',
      steps: [{ as: 'root', call: 'DELETE /api/token/999999', expect: NOT_FOUND }],
    },
    {
      name: "deleting another user's token is refused",
      steps: [make(), { as: 'user', call: 'DELETE /api/token/{id}', expect: NOT_FOUND }],
    },
    {
      name: 'deleting a non-integer id is treated as id 0',
      steps: [{ as: 'root', call: 'DELETE /api/token/abc', expect: NO_ID }],
    },
  ],
}
