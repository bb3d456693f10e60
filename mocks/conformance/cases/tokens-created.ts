import { good, refusals, undecodable } from '../responses'
import type { Section } from '../case'
import { int } from '../expected'
import { token } from '../shapes'
import { TOO_LONG, subnet, data, make, stored } from './token-steps'

/** K6.8: making tokens. */
export const tokensCreated: Section = {
  section: '6.8 (52)',
  cases: [
    {
      name: 'the answer is the new token with its key',
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
    { name: 'expired_time absent becomes -1', steps: [{ ...make(), expect: data({ expired_time: -1 }) }] },
    {
      name: 'expired_time 0 becomes -1',
      steps: [{ ...make({ expired_time: 0 }), expect: data({ expired_time: -1 }) }],
    },
    {
      name: 'a past expired_time is kept, with status 1',
      steps: [{ ...make({ expired_time: '{past}' }), expect: data({ expired_time: '{past}', status: 1 }) }],
    },
    { name: 'a blank name is accepted', steps: [{ ...make({ name: '' }), expect: data({ name: '' }) }] },
    { name: 'subnet omitted is blank in the row', steps: [make(), stored({ subnet: '' })] },
    {
      name: 'the own quota is no limit',
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
      name: 'negative quota is stored',
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
    { name: 'created_time is now', steps: [{ ...make(), expect: data({ created_time: int }) }] },
    { name: 'a name of 30 bytes is accepted', steps: [make({ name: 'x'.repeat(30) })] },
    { name: 'ten Chinese characters are 30 bytes', steps: [make({ name: '令'.repeat(10) })] },
    { name: 'parts of a subnet list are trimmed', steps: [make({ subnet: '10.0.0.0/8, 192.168.0.0/16' })] },
    { name: 'a subnet may be IPv6', steps: [make({ subnet: '2001:db8::/32' })] },
    ...refusals('root', 'POST /api/token/', [
      ['a name of 31 bytes is too long', { name: 'x'.repeat(31) }, TOO_LONG],
      ['eleven Chinese characters are too long', { name: '令'.repeat(11) }, TOO_LONG],
      ['a bare address is no subnet', { subnet: '10.0.0.1' }, subnet('10.0.0.1')],
      ['one bad part of a subnet list is named', { subnet: '10.0.0.0/8,x' }, subnet('x')],
      ['a mask beyond the address is no subnet', { subnet: '10.0.0.0/33' }, subnet('10.0.0.0/33')],
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
