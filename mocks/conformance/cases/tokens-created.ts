import { good, refusals, undecodable } from '../responses'
import type { Section } from '../case'
import { int } from '../expected'
import { shapeOf } from '../shapes'
import { TOO_LONG, subnet, data, make, stored } from './token-steps'

const token = shapeOf('token')

/** K6.8: creating tokens. */
export const tokensCreated: Section = {
  section: '6.8 (52)',
  cases: [
    {
      name: 'creating returns the new token with its key',
      steps: [
        {
          ...make({ remain_quota: 5, models: 'a,b' }),
          expect: good({
            ...token,
            user_id: 1,
            name: 'n {tag}',
            status: 1,
            remain_quota: 5,
            unlimited_quota: false,
            used_quota: 0,
            models: 'a,b',
          }),
        },
      ],
    },
    { name: 'a missing expired_time becomes -1', steps: [{ ...make(), expect: data({ expired_time: -1 }) }] },
    {
      name: 'expired_time 0 becomes -1',
      steps: [{ ...make({ expired_time: 0 }), expect: data({ expired_time: -1 }) }],
    },
    {
      name: 'a past expired_time is stored with status 1',
      steps: [{ ...make({ expired_time: '{past}' }), expect: data({ expired_time: '{past}', status: 1 }) }],
    },
    { name: 'an empty name is accepted', steps: [{ ...make({ name: '' }), expect: data({ name: '' }) }] },
    { name: 'a missing subnet is stored as an empty text', steps: [make(), stored({ subnet: '' })] },
    {
      name: "the token quota may exceed the user's quota",
      steps: [
        {
          as: 'user',
          call: 'POST /api/token/',
          body: { name: 'rich', remain_quota: 9_000_000_000 },
          expect: data({ remain_quota: 9_000_000_000 }),
        },
      ],
    },
    {
      name: 'a negative quota is stored',
      steps: [{ ...make({ remain_quota: -5 }), expect: data({ remain_quota: -5 }) }],
    },
    {
      name: 'status, key, used_quota and user_id of the body are ignored',
      steps: [
        {
          ...make({ status: 2, key: 'mine', used_quota: 7, user_id: 99 }),
          expect: good({ ...token, status: 1, used_quota: 0, user_id: 1 }),
        },
      ],
    },
    { name: 'created_time is the current time', steps: [{ ...make(), expect: data({ created_time: int }) }] },
    { name: 'a name of 30 bytes is accepted', steps: [make({ name: 'x'.repeat(30) })] },
    {
      name: 'a name of ten Chinese characters (30 bytes) is accepted',
      steps: [make({ name: '令'.repeat(10) })],
    },
    { name: 'items of a subnet list are trimmed', steps: [make({ subnet: '10.0.0.0/8, 192.168.0.0/16' })] },
    { name: 'a subnet may be IPv6', steps: [make({ subnet: '2001:db8::/32' })] },
    ...refusals('root', 'POST /api/token/', [
      ['a name of 31 bytes is too long', { name: 'x'.repeat(31) }, TOO_LONG],
      ['a name of eleven Chinese characters is too long', { name: '令'.repeat(11) }, TOO_LONG],
      ['an IP address without a mask is refused as a subnet', { subnet: '10.0.0.1' }, subnet('10.0.0.1')],
      ['the error names the invalid item of a subnet list', { subnet: '10.0.0.0/8,x' }, subnet('x')],
      ['a mask longer than the address is refused', { subnet: '10.0.0.0/33' }, subnet('10.0.0.0/33')],
      ['the name is checked before the subnet', { name: 'x'.repeat(31), subnet: 'x' }, TOO_LONG],
      [
        'a text for the quota does not decode',
        { remain_quota: '1' },
        undecodable('string', 'Token.remain_quota', 'int64'),
      ],
      [
        'a list for models does not decode',
        { models: ['a'] },
        undecodable('array', 'Token.models', 'string'),
      ],
    ]),
  ],
}
