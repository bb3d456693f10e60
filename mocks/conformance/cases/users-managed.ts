import { fine, good, refused } from '../responses'
import type { Case, TestAccount, Section } from '../case'
import type { has } from '../expected'
import { shapeOf } from '../shapes'
import { as, INVALID, manage, stored } from './user-steps'

const user = shapeOf('user')

type Members = Parameters<typeof has>[0]

const outcomes: readonly (readonly [TestAccount, TestAccount, string, string | Members])[] = [
  ['admin', 'user', 'disable', { role: 1, status: 2 }],
  ['admin', 'user', 'enable', { role: 1, status: 1 }],
  ['admin', 'user', 'delete', { role: 1, status: 3 }],
  ['admin', 'user', 'promote', '普通管理员用户无法提升其他用户为管理员'],
  ['admin', 'user', 'demote', '该用户已经是普通用户'],
  ...['disable', 'enable', 'delete', 'promote', 'demote'].flatMap((action) =>
    (['peer', 'admin', 'root'] as const).map(
      (target) => ['admin', target, action, '无权更新同权限等级或更高权限等级的用户信息'] as const,
    ),
  ),
  ['root', 'user', 'disable', { role: 1, status: 2 }],
  ['root', 'user', 'enable', { role: 1, status: 1 }],
  ['root', 'user', 'delete', { role: 1, status: 3 }],
  ['root', 'user', 'promote', { role: 10, status: 1 }],
  ['root', 'user', 'demote', '该用户已经是普通用户'],
  ['root', 'admin', 'disable', { role: 10, status: 2 }],
  ['root', 'admin', 'enable', { role: 10, status: 1 }],
  ['root', 'admin', 'delete', { role: 10, status: 3 }],
  ['root', 'admin', 'promote', '该用户已经是管理员'],
  ['root', 'admin', 'demote', { role: 1, status: 1 }],
  ['root', 'root', 'disable', '无法禁用超级管理员用户'],
  ['root', 'root', 'enable', { role: 100, status: 1 }],
  ['root', 'root', 'delete', '无法删除超级管理员用户'],
  ['root', 'root', 'promote', '该用户已经是管理员'],
  ['root', 'root', 'demote', '无法降级超级管理员用户'],
]
const blank = {
  id: 0,
  username: '',
  display_name: '',
  email: '',
  group: '',
  quota: 0,
  access_token: '',
  aff_code: '',
}

/** K6.6, call 32: who may do what to whom. */
export const managing: Section = {
  section: '6.6 (32)',
  cases: [
    ...outcomes.map(([actor, target, action, outcome]): Case => ({
      name: `${actor} → ${target}: ${action}`,
      steps: [
        {
          ...manage(actor, target, action),
          expect: typeof outcome === 'string' ? refused(outcome) : good({ ...user, ...blank, ...outcome }),
        },
      ],
    })),
    {
      name: 'managing an unknown user is refused',
      steps: [
        {
          ...as('root', 'POST /api/user/manage', { username: 'x{tag}', action: 'disable' }),
          expect: refused('用户不存在'),
        },
      ],
    },
    {
      name: 'an unknown action succeeds and changes nothing',
      steps: [{ ...manage('root', 'user', 'nonsense'), expect: fine }, stored({ role: 1, status: 1 })],
    },
    {
      name: 'managing an empty name selects the first user',
      steps: [
        {
          ...as('root', 'POST /api/user/manage', { username: '', action: 'disable' }),
          expect: refused('无法禁用超级管理员用户'),
        },
      ],
    },
    {
      name: 'a malformed body is an invalid parameter',
      steps: [{ ...as('root', 'POST /api/user/manage', '{'), expect: refused(INVALID) }],
    },
    {
      name: 'enabling a deleted user restores it under the deleted name',
      steps: [
        manage('root', 'user', 'delete'),
        { as: 'root', call: 'GET /api/user/{user.id}', keep: { gone: 'data.username' } },
        as('root', 'POST /api/user/manage', { username: '{gone}', action: 'enable' }),
        stored({ status: 1, username: '{gone}' }),
      ],
    },
  ],
}
