import type { SeedName } from '../world'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../worlds'
import { hostileTexts } from './hostile-texts'

const usersOf = (seed: SeedName) => createWorld(seed, { seed }).users.all()

describe('user seeds', () => {
  it.each([
    ['small', 18],
    ['large', 10_000],
    ['empty', 1],
    ['hostile', 5 + hostileTexts.length],
  ] as const)('%s has %i users with names and keys of their own', (seed, count) => {
    const users = usersOf(seed)
    expect(users).toHaveLength(count)
    expect(users.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    expect(new Set(users.map(({ access_token }) => access_token)).size).toBe(count)
    expect(new Set(users.map(({ username }) => username)).size).toBe(count)
    expect(users[0]).toMatchObject({ username: 'root', role: 100, quota: 500_000_000_000_000, aff_code: '' })
  })

  it.each(['small', 'large', 'hostile', 'demo'] as const)(
    '%s knows the five by name, id and password',
    (seed) => {
      expect(
        usersOf(seed)
          .slice(0, 5)
          .map(({ username, password }) => [username, password]),
      ).toEqual([
        ['root', '123456'],
        ['admin', 'admin12345'],
        ['alice', 'alice12345'],
        ['bob', 'bob1234567'],
        ['chen', 'chen12345'],
      ])
    },
  )

  it('small has all roles and statuses, and unknown ones', () => {
    const users = usersOf('small')
    expect([...new Set(users.map(({ role }) => role))].toSorted((a, b) => a - b)).toEqual([0, 1, 7, 10, 100])
    expect([...new Set(users.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 9])
  })

  it('demo has only roles and statuses that a server gives', () => {
    const users = usersOf('demo')
    expect(users.map(({ id }) => id)).toEqual(users.map((_, at) => at + 1))
    expect(users.every(({ role }) => [1, 10, 100].includes(role))).toBe(true)
    expect(users.every(({ status }) => [1, 2].includes(status))).toBe(true)
    expect(users.every(({ quota }) => Number.isInteger(quota) && quota > 0)).toBe(true)
  })

  it('hostile has each text in every text field', () => {
    const [, , , , , ...spoilt] = usersOf('hostile')
    for (const [at, row] of spoilt.entries()) {
      const text = hostileTexts[at] ?? ''
      const { username, display_name, email, github_id, wechat_id, lark_id, oidc_id, group, aff_code } = row
      for (const field of [
        username,
        display_name,
        email,
        github_id,
        wechat_id,
        lark_id,
        oidc_id,
        group,
        aff_code,
      ])
        expect(field).toContain(text)
    }
  })
})
