import { seedUser, smallUsers } from './small-users'
import { ROLE, USER_STATUS, type UserRow } from './user-row'

/** Units of quota in a dollar. */
const DOLLAR = 500_000

/** A user of the demo seed: what they have and have spent, in dollars, and their number of calls. */
interface DemoUser extends Partial<UserRow> {
  has: number
  spent: number
  calls: number
}

/** The first five are those of every seed. */
const demoUserSeeds: readonly DemoUser[] = [
  { has: 1840, spent: 1809.9, calls: 96_412 },
  { has: 260, spent: 41.3, calls: 1204 },
  { has: 96.5, spent: 53.5, calls: 2871 },
  { has: 12, spent: 7.85, calls: 160 },
  { has: 140, spent: 59.75, calls: 3340 },
  { username: 'maria', display_name: 'María Fernández', has: 88.2, spent: 211.8, calls: 10_934 },
  { username: 'wang.fang', display_name: '王芳', group: 'vip', has: 310, spent: 190, calls: 8417 },
  { username: 'nadia', display_name: 'Nadia Okafor', role: ROLE.admin, has: 200, spent: 18.4, calls: 733 },
  { username: 'tom', display_name: 'Tom Becker', has: 4.1, spent: 95.9, calls: 5126 },
  {
    username: 'olga',
    display_name: 'Olga Ivanova',
    status: USER_STATUS.disabled,
    has: 30,
    spent: 0,
    calls: 0,
  },
  { username: 'sara', display_name: 'Sara Lind', group: 'vip', has: 75, spent: 125, calls: 6260 },
  { username: 'jun', display_name: '佐藤 俊', has: 42.75, spent: 7.25, calls: 391 },
  { username: 'ines', display_name: 'Inês Duarte', has: 18.6, spent: 31.4, calls: 1649 },
  { username: 'kofi', display_name: 'Kofi Mensah', has: 50, spent: 0, calls: 0 },
]

const NAMED_COUNT = 5

/** Users of the demo seed: the five named ones and people of a company. */
export const demoUsers: readonly UserRow[] = demoUserSeeds.map(({ has, spent, calls, ...user }, index) => {
  const named = index < NAMED_COUNT ? smallUsers[index] : undefined
  return Object.assign(seedUser(index + 1, { username: user.username ?? '', ...named }), user, {
    quota: Math.round(has * DOLLAR),
    used_quota: Math.round(spent * DOLLAR),
    request_count: calls,
  })
})
