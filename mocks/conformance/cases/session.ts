import { fine, good, refused, refusedSomehow, unauthenticated } from '../responses'
import type { Case, Section } from '../case'
import { has, hex, matches } from '../expected'

const LOW_ROLE = refused('无权进行此操作，权限不足')
const BAD_TOKEN = refused('无权进行此操作，access token 无效')
const BANNED = refused('用户已被封禁')

const userCalls = `GET /api/models
GET /api/user/self
PUT /api/user/self
DELETE /api/user/self
GET /api/user/token
GET /api/user/aff
GET /api/user/dashboard
GET /api/user/available_models
POST /api/user/topup
GET /api/oauth/wechat/bind?code=x
GET /api/oauth/email/bind?email=a@example.com&code=x
GET /api/token/
GET /api/token/search?keyword=x
GET /api/token/1
PUT /api/token/
DELETE /api/token/1
GET /api/log/self
GET /api/log/self/stat
GET /api/log/self/search`.split('\n')

const adminCalls = `GET /api/user/
GET /api/user/search
GET /api/user/2
POST /api/user/
PUT /api/user/
POST /api/user/manage
DELETE /api/user/999999
POST /api/topup
GET /api/group/
GET /api/channel/
GET /api/channel/search
GET /api/channel/models
GET /api/channel/1
GET /api/channel/test
GET /api/channel/test/1
GET /api/channel/update_balance
GET /api/channel/update_balance/1
POST /api/channel/
PUT /api/channel/
DELETE /api/channel/disabled
DELETE /api/channel/1
GET /api/redemption/
GET /api/redemption/search
GET /api/redemption/1
POST /api/redemption/
PUT /api/redemption/
DELETE /api/redemption/1
GET /api/log/
GET /api/log/stat
GET /api/log/search
DELETE /api/log/`.split('\n')

const rootCalls = ['GET /api/option/', 'PUT /api/option/']
const open = [
  'GET /api/status',
  'GET /api/notice',
  'GET /api/about',
  'GET /api/home_page_content',
  'GET /api/user/logout',
  'GET /api/oauth/state',
]

const guarded = (call: string): Case => ({
  name: `${call} without a session is a 401`,
  steps: [{ call, expect: unauthenticated }],
})
const tier = (as: 'user' | 'admin', call: string): Case => ({
  name: `${call} refuses ${as === 'user' ? 'a common user' : 'an administrator'} with 200`,
  steps: [{ as, call, expect: LOW_ROLE }],
})

/** K2.2: required role of each call. */
export const tiers: Section = {
  section: '6.1',
  cases: [
    ...[...userCalls, ...adminCalls, ...rootCalls].map(guarded),
    ...[...adminCalls, ...rootCalls].map((call) => tier('user', call)),
    ...rootCalls.map((call) => tier('admin', call)),
    ...open.map((call): Case => ({ name: `${call} needs no session`, steps: [{ call, expect: fine }] })),
  ],
}

/** K2: cookie, authorization, log-in response. */
export const session: Section = {
  section: '2',
  cases: [
    {
      name: 'the cookie has Path, Max-Age and Expires and no HttpOnly, Secure, SameSite or Domain',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          expect: {
            headers: {
              'set-cookie': matches(
                '^session=[^;]+; Path=/; Expires=[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9:]{8} GMT; Max-Age=2592000$',
              ),
            },
          },
        },
      ],
    },
    {
      name: 'other calls do not rewrite the cookie',
      steps: [{ as: 'root', call: 'GET /api/user/self', expect: { headers: { 'set-cookie': undefined } } }],
    },
    {
      name: 'a damaged cookie is not a session',
      steps: [
        { call: 'GET /api/user/self', headers: { cookie: 'session=damaged' }, expect: unauthenticated },
      ],
    },
    {
      name: 'an unknown system access token is refused with 200',
      steps: [{ call: 'GET /api/user/self', headers: { authorization: 'no-such-token' }, expect: BAD_TOKEN }],
    },
    {
      name: 'a Bearer prefix without a token is an unknown token',
      steps: [{ call: 'GET /api/user/self', headers: { authorization: 'Bearer ' }, expect: BAD_TOKEN }],
    },
    ...['{access}', 'Bearer {access}'].map((authorization): Case => ({
      name: `the system access token authenticates without a cookie, header ${authorization}`,
      steps: [
        { as: 'user', call: 'GET /api/user/token', expect: good(hex(32)), keep: { access: 'data' } },
        {
          call: 'GET /api/user/self',
          headers: { authorization },
          expect: { body: has({ data: has({ username: '{user.name}' }) }) },
        },
      ],
    })),
    {
      name: 'the Authorization header is ignored if there is a session',
      steps: [{ as: 'root', call: 'GET /api/user/self', headers: { authorization: 'nonsense' } }],
    },
    {
      name: 'an sk- key is not a system access token',
      steps: [
        { as: 'root', call: 'POST /api/token/', body: { name: 'key' }, keep: { key: 'data.key' } },
        { call: 'GET /api/user/self', headers: { authorization: 'Bearer sk-{key}' }, expect: BAD_TOKEN },
      ],
    },
    {
      name: 'authentication by token uses the stored role',
      steps: [
        { as: 'user', call: 'GET /api/user/token', keep: { access: 'data' } },
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'promote' } },
        { call: 'GET /api/user/', headers: { authorization: '{access}' } },
      ],
    },
    {
      name: 'a promotion takes effect after a new log-in, while self returns it immediately',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'promote' } },
        { as: 'user', call: 'GET /api/user/self', expect: { body: has({ data: has({ role: 10 }) }) } },
        { as: 'user', call: 'GET /api/user/', expect: LOW_ROLE },
        {
          as: 'user',
          call: 'POST /api/user/login',
          body: { username: '{user.name}', password: '{user.password}' },
        },
        { as: 'user', call: 'GET /api/user/' },
      ],
    },
    {
      name: 'a demotion takes effect after a new log-in',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{admin.name}', action: 'demote' } },
        { as: 'admin', call: 'GET /api/user/' },
      ],
    },
    {
      name: 'disabling a user refuses every later call with 200, never 401, and keeps the cookie',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        {
          as: 'user',
          call: 'GET /api/user/self',
          expect: { ...BANNED, headers: { 'set-cookie': undefined } },
        },
        { as: 'user', call: 'GET /api/user/self', expect: BANNED },
        { as: 'user', call: 'GET /api/token/?p=0', expect: BANNED },
        { as: 'user', call: 'PUT /api/user/self', body: {}, expect: BANNED },
        { as: 'user', call: 'GET /api/user/self', expect: BANNED },
      ],
    },
    {
      name: 'enabling a user lifts the ban from existing sessions, including refused ones',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        { as: 'user', call: 'GET /api/user/self', expect: BANNED },
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'enable' } },
        { as: 'user', call: 'GET /api/user/self' },
      ],
    },
    {
      name: 'deleting a user takes effect immediately too',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'delete' } },
        { as: 'user', call: 'GET /api/user/self', expect: BANNED },
        { as: 'user', call: 'GET /api/user/self', expect: BANNED },
      ],
    },
    {
      name: 'the access token of a disabled user is refused as banned',
      steps: [
        { as: 'user', call: 'GET /api/user/token', keep: { access: 'data' } },
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        { call: 'GET /api/user/self', headers: { authorization: '{access}' }, expect: BANNED },
      ],
    },
    {
      name: 'log-out ends the session of a banned user; later calls are a 401',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        { as: 'user', call: 'GET /api/user/self', expect: BANNED },
        { as: 'user', call: 'GET /api/user/logout', expect: good() },
        { as: 'user', call: 'GET /api/user/self', expect: unauthenticated },
      ],
    },
    {
      name: 'the ban is checked before the role',
      steps: [
        { as: 'root', call: 'POST /api/user/manage', body: { username: '{user.name}', action: 'disable' } },
        { as: 'user', call: 'GET /api/user/', expect: BANNED },
      ],
    },
    {
      name: 'log-out clears the session',
      steps: [
        { as: 'root', call: 'GET /api/user/logout', expect: good() },
        { as: 'root', call: 'GET /api/user/self', expect: unauthenticated },
      ],
    },
    {
      name: 'a session expires 30 days after it was written',
      embedded: 'moves the clock',
      steps: [
        { as: 'root', call: 'POST /__gateway/clock', body: { advance: 2_591_999 - 60 }, expect: {} },
        { as: 'root', call: 'GET /api/user/self' },
        { as: 'root', call: 'POST /__gateway/clock', body: { advance: 120 }, expect: {} },
        { as: 'root', call: 'GET /api/user/self', expect: unauthenticated },
      ],
    },
    {
      name: 'with Turnstile enabled, register, verification and reset require a token in the query',
      options: { TurnstileSiteKey: 'site', TurnstileCheckEnabled: 'true' },
      steps: [
        {
          as: 'root',
          call: 'GET /api/verification?email=a@example.com',
          expect: refused('Turnstile token 为空'),
        },
        { call: 'GET /api/reset_password?email=a@example.com', expect: refused('Turnstile token 为空') },
        { call: 'POST /api/user/register', body: {}, expect: refused('Turnstile token 为空') },
      ],
    },
    {
      name: 'Turnstile does not apply to log-in',
      options: { TurnstileSiteKey: 'site', TurnstileCheckEnabled: 'true' },
      steps: [
        { as: 'root', call: 'POST /api/user/login', body: { username: 'root', password: '{root.password}' } },
      ],
    },
    {
      name: 'a Turnstile token in the body is ignored',
      options: { TurnstileSiteKey: 'site', TurnstileCheckEnabled: 'true' },
      steps: [
        {
          as: 'root',
          call: 'POST /api/user/register',
          body: { turnstile: 'token', username: 'x', password: 'long-enough' },
          expect: refusedSomehow,
        },
      ],
    },
  ],
}
