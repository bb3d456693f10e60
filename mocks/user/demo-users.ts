import { seedUser, smallUsers } from './small-users'
import { ROLE, USER_STATUS, type UserRow } from './user-row'

/** Units of quota in a dollar. */
const DOLLAR = 500_000

/** A user of the demo seed and what they have, in dollars; what they have spent is the sum of the log. */
interface DemoUser extends Partial<UserRow> {
  has: number
}

/** The first five are those of every seed. */
const demoUserSeeds: readonly DemoUser[] = [
  { has: 1840 },
  { has: 260 },
  { has: 96.5 },
  { has: 12 },
  { has: 140 },
  { username: 'maria', display_name: 'María Fernández', has: 88.2 },
  { username: 'wang.fang', display_name: '王芳', group: 'vip', has: 310 },
  { username: 'nadia', display_name: 'Nadia Okafor', role: ROLE.admin, has: 200 },
  { username: 'tom', display_name: 'Tom Becker', has: 4.1 },
  {
    username: 'olga',
    display_name: 'Olga Ivanova',
    status: USER_STATUS.disabled,
    has: 30,
  },
  { username: 'sara', display_name: 'Sara Lind', group: 'vip', has: 75 },
  { username: 'jun', display_name: '佐藤 俊', has: 42.75 },
  { username: 'ines', display_name: 'Inês Duarte', has: 18.6 },
  { username: 'kofi', display_name: 'Kofi Mensah', has: 50 },
]

const NAMED_COUNT = 5

/** Users of the demo seed: the five named ones and people of a company. */
export const demoUsers: readonly UserRow[] = demoUserSeeds.map(({ has, ...user }, index) => {
  const named = index < NAMED_COUNT ? smallUsers[index] : undefined
  return Object.assign(seedUser(index + 1, { username: user.username ?? '', ...named }), user, {
    quota: Math.round(has * DOLLAR),
  })
})
