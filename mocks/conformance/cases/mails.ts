import { good, refusals, refused, refusedSomehow } from '../responses'
import type { Section } from '../case'
import { int } from '../expected'
import { INVALID, data, register, signIn, self, touch } from './sign-in-steps'

/** K6.3: codes and resets by mail. */
export const mails: Section = {
  section: '6.3 (6–8)',
  cases: [
    {
      name: 'a reset mail for an unknown address is refused',
      steps: [
        { call: 'GET /api/reset_password?email={tag}@example.com', expect: refused('该邮箱地址未注册') },
      ],
    },
    {
      name: 'a reset with a wrong token is refused',
      steps: [
        {
          call: 'POST /api/user/reset',
          body: { email: 'a@example.com', token: 'x' },
          expect: refused('重置链接非法或已过期'),
        },
      ],
    },
    {
      name: 'a verification mail for an address in use is refused',
      steps: [
        { as: 'root', call: 'PUT /api/user/', body: { id: '{user.id}', email: '{tag}@example.com' } },
        { call: 'GET /api/verification?email={tag}@example.com', expect: refused('邮箱地址已被占用') },
      ],
    },
    {
      name: 'a verification mail for a domain outside the whitelist is refused',
      options: { EmailDomainRestrictionEnabled: 'true', EmailDomainWhitelist: 'gmail.com' },
      steps: [
        touch,
        {
          call: 'GET /api/verification?email={tag}@example.com',
          expect: refused('管理员启用了邮箱域名白名单，您的邮箱地址的域名不在白名单中'),
        },
      ],
    },
    ...refusals('nobody', 'GET /api/verification?email=nonsense', [
      ['a verification mail for an invalid address is refused', undefined, INVALID],
    ]),
    ...refusals('nobody', 'GET /api/reset_password?email=nonsense', [
      ['a reset mail for an invalid address is refused', undefined, INVALID],
    ]),
    ...refusals('nobody', 'POST /api/user/reset', [
      ['a reset without a token is an invalid parameter', { email: 'a@example.com' }, INVALID],
      ['a reset without an address is an invalid parameter', { token: 'x' }, INVALID],
      ['a reset with a malformed body is an invalid parameter', '{', INVALID],
    ]),
    {
      name: 'ids in responses are integers',
      steps: [
        {
          call: 'POST /api/user/login',
          body: { username: 'root', password: '{root.password}' },
          expect: data({ id: int }),
        },
      ],
    },
    {
      name: 'binding an address with a wrong code is refused',
      steps: [
        {
          as: 'user',
          call: 'GET /api/oauth/email/bind?email=a@example.com&code=abc123',
          expect: refused('验证码错误或已过期'),
        },
      ],
    },
    {
      name: 'a code has six hex digits, and the right code stores the address',
      embedded: 'reads the mail',
      options: { EmailVerificationEnabled: 'true', SMTPServer: 'mail.example' },
      steps: [
        { as: 'root', call: 'GET /api/verification?email={tag}@example.com', expect: good() },
        { as: 'root', call: 'GET /__gateway/mails', expect: {}, keep: { code: 'last.code' } },
        { ...register({ email: '{tag}@example.com', verification_code: '{code}' }), expect: good() },
        signIn(),
        self({ email: '{tag}@example.com' }),
      ],
    },
    {
      name: 'a refused registration with a taken name grants no bonus',
      options: { QuotaForNewUser: '5' },
      steps: [
        {
          call: 'POST /api/user/register',
          body: { username: '{user.name}', password: 'long-enough' },
          expect: refusedSomehow,
        },
      ],
    },
  ],
}
