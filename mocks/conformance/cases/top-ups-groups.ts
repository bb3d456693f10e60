import { good, refused, unknownUrl } from '../responses'
import type { Section } from '../case'
import { has, inAnyOrder } from '../expected'
import { as, stored } from './user-steps'

/** K6.6, calls 34, 16 and 68. */
export const removalTopUpGroups: Section = {
  section: '6.6 (34, 16, 68)',
  cases: [
    {
      name: 'deleting by id returns 200 with an empty body',
      steps: [
        as('user', 'GET /api/user/self'),
        { ...as('root', 'DELETE /api/user/{user.id}'), expect: { text: '' } },
        stored({ status: 3 }),
      ],
    },
    {
      name: 'deleting a user of equal role by id is refused, for root too',
      steps: [
        { ...as('root', 'DELETE /api/user/1'), expect: refused('无权删除同权限等级或更高权限等级的用户') },
      ],
    },
    {
      name: 'an administrator cannot delete an administrator by id',
      steps: [
        {
          ...as('admin', 'DELETE /api/user/{peer.id}'),
          expect: refused('无权删除同权限等级或更高权限等级的用户'),
        },
      ],
    },
    {
      name: 'a top-up adds quota and logs it with the remark',
      steps: [
        {
          ...as('root', 'POST /api/topup', { user_id: '{user.id}', quota: 500, remark: 'thanks' }),
          expect: good(),
        },
        stored({ quota: 500 }),
        {
          as: 'user',
          call: 'GET /api/log/self?type=1',
          expect: good([has({ quota: 500, content: 'thanks' })]),
        },
      ],
    },
    {
      name: 'a top-up without a remark is logged with a default text',
      steps: [
        as('root', 'POST /api/topup', { user_id: '{user.id}', quota: 5000 }),
        {
          as: 'user',
          call: 'GET /api/log/self?type=1',
          expect: good([has({ content: '通过 API 充值 ＄0.010000 额度' })]),
        },
      ],
    },
    {
      name: 'a negative top-up is refused',
      steps: [
        {
          ...as('root', 'POST /api/topup', { user_id: '{user.id}', quota: -1 }),
          expect: refused('quota 不能为负数！'),
        },
      ],
    },
    {
      name: 'a top-up of an unknown user succeeds',
      steps: [{ ...as('root', 'POST /api/topup', { user_id: 999_999, quota: 1 }), expect: good() }],
    },
    {
      name: 'the groups of a new server are default, vip and svip',
      fresh: 'GroupRatio was never saved',
      steps: [{ as: 'root', call: 'GET /api/group/', expect: good(inAnyOrder('default', 'vip', 'svip')) }],
    },
    {
      name: 'groups are the keys of GroupRatio',
      options: { GroupRatio: '{"one":1,"two":2}' },
      steps: [{ as: 'root', call: 'GET /api/group/', expect: good(inAnyOrder('one', 'two')) }],
    },
    {
      name: 'PUT /api/group/ is not a route',
      steps: [{ ...as('root', 'PUT /api/group/', {}), expect: unknownUrl('PUT', '/api/group/') }],
    },
  ],
}
