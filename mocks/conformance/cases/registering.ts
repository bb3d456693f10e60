import { good, refusals, refused, inviteCode } from '../responses'
import type { Section } from '../case'
import { has, hex, oneOf } from '../expected'
import { shapeOf } from '../shapes'
import { CLOSED, INPUT, INVALID, data, register, signIn, self, touch } from './sign-in-steps'

const token = shapeOf('token')
const user = shapeOf('user')

/** K6.3: registration. */
export const registering: Section = {
  section: '6.3 (17)',
  cases: [
    {
      name: 'registering returns no data and does not log in',
      steps: [
        touch,
        { ...register(), expect: good() },
        { call: 'GET /api/user/self', expect: { status: 401 } },
      ],
    },
    {
      name: 'a new user has role 1, status 1, group default, a display name and an invitation code',
      steps: [
        touch,
        register(),
        signIn(),
        self({
          ...user,
          username: 'n-{tag}',
          display_name: 'n-{tag}',
          role: 1,
          status: 1,
          group: 'default',
          aff_code: inviteCode,
          inviter_id: 0,
          email: '',
        }),
      ],
    },
    {
      name: 'a new user has a system access token',
      steps: [
        touch,
        register(),
        {
          as: 'root',
          call: 'GET /api/user/search?keyword=n-{tag}',
          expect: good([has({ access_token: hex(32) })]),
        },
      ],
    },
    {
      name: 'a new user has one token: named default, unlimited, never expiring, remaining quota -1',
      steps: [
        touch,
        register(),
        signIn(),
        {
          call: 'GET /api/token/',
          expect: good([
            { ...token, name: 'default', unlimited_quota: true, expired_time: -1, remain_quota: -1 },
          ]),
        },
      ],
    },
    {
      name: 'QuotaForNewUser is granted and logged as type 4',
      options: { QuotaForNewUser: '5000' },
      steps: [
        touch,
        register(),
        signIn(),
        self({ quota: 5000 }),
        {
          call: 'GET /api/log/self',
          expect: good([has({ type: 4, content: '新用户注册赠送 ＄0.010000 额度' })]),
        },
      ],
    },
    {
      name: 'an invitation code grants both users their bonus',
      options: { QuotaForInvitee: '100', QuotaForInviter: '200' },
      steps: [
        { as: 'user', call: 'GET /api/user/aff', keep: { code: 'data' } },
        register({ aff_code: '{code}' }),
        signIn(),
        self({ quota: 100, inviter_id: '{user.id}' }),
        { as: 'user', call: 'GET /api/user/self', expect: data({ quota: 200 }) },
      ],
    },
    {
      name: 'the bonuses of an invitation are logged',
      options: { QuotaForInvitee: '500000', QuotaForInviter: '500000', DisplayInCurrencyEnabled: 'false' },
      steps: [
        { as: 'user', call: 'GET /api/user/aff', keep: { code: 'data' } },
        register({ aff_code: '{code}' }),
        signIn(),
        {
          call: 'GET /api/log/self?type=4',
          expect: good([has({ content: '使用邀请码赠送 500000 点额度' })]),
        },
        {
          as: 'user',
          call: 'GET /api/log/self?type=4',
          expect: good([has({ content: '邀请用户赠送 500000 点额度' })]),
        },
      ],
    },
    {
      name: 'an unknown invitation code is ignored',
      steps: [touch, register({ aff_code: 'zzzz' }), signIn(), self({ inviter_id: 0 })],
    },
    {
      name: 'the email address is not stored without verification',
      steps: [touch, register({ email: '{tag}@example.com' }), signIn(), self({ email: '' })],
    },
    {
      name: 'a taken name is refused with the database error',
      steps: [
        {
          call: 'POST /api/user/register',
          body: { username: '{user.name}', password: 'long-enough' },
          expect: refused(oneOf('UNIQUE constraint failed: users.username')),
        },
      ],
    },
    {
      name: 'role and quota in the body are ignored',
      steps: [touch, register({ role: 100, quota: 9 }), signIn(), self({ role: 1, quota: 0 })],
    },
    { name: 'password2 is ignored', steps: [touch, register({ password2: 'other' })] },
    {
      name: 'registration is refused while disabled',
      options: { RegisterEnabled: 'false' },
      steps: [touch, { ...register(), expect: refused(CLOSED) }],
    },
    {
      name: 'registration by password is refused while disabled',
      options: { PasswordRegisterEnabled: 'false' },
      steps: [
        touch,
        {
          ...register(),
          expect: refused('管理员关闭了通过密码进行注册，请使用第三方账户验证的形式进行注册'),
        },
      ],
    },
    {
      name: 'the registration switch is checked before the password switch and the body',
      options: { RegisterEnabled: 'false', PasswordRegisterEnabled: 'false' },
      steps: [touch, { call: 'POST /api/user/register', body: '{', expect: refused(CLOSED) }],
    },
    {
      name: 'with verification enabled, address and code are required',
      options: { EmailVerificationEnabled: 'true' },
      steps: [touch, { ...register(), expect: refused('管理员开启了邮箱验证，请输入邮箱地址和验证码') }],
    },
    {
      name: 'with verification enabled, a wrong code is refused',
      options: { EmailVerificationEnabled: 'true' },
      steps: [
        touch,
        {
          ...register({ email: '{tag}@example.com', verification_code: 'abc123' }),
          expect: refused('验证码错误或已过期'),
        },
      ],
    },
    {
      name: 'lengths are checked before the code',
      options: { EmailVerificationEnabled: 'true' },
      steps: [touch, { ...register({ password: 'short' }), expect: refused(INPUT) }],
    },
    ...refusals('nobody', 'POST /api/user/register', [
      ['a malformed body is an invalid parameter', '{', INVALID],
      ['a name of 13 characters is invalid', { username: 'x'.repeat(13), password: 'long-enough' }, INPUT],
      ['a password of 7 characters is invalid', { username: 'x', password: 'x'.repeat(7) }, INPUT],
      ['a password of 21 characters is invalid', { username: 'x', password: 'x'.repeat(21) }, INPUT],
      ['a missing password is invalid', { username: 'x' }, INPUT],
      [
        'a display name of 21 characters is invalid',
        { username: 'x', password: 'long-enough', display_name: 'x'.repeat(21) },
        INPUT,
      ],
      [
        'an address of 51 characters is invalid',
        { username: 'x', password: 'long-enough', email: `${'x'.repeat(39)}@example.com` },
        INPUT,
      ],
    ]),
    {
      name: 'lengths are in characters: a name of twelve Chinese characters is accepted',
      steps: [
        touch,
        {
          call: 'POST /api/user/register',
          body: { username: '名名名名名名{tag}', password: '密码密码密码密码' },
          expect: good(),
        },
      ],
    },
  ],
}
