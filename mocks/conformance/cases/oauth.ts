import { good, refused } from '../responses'
import type { Case, Section } from '../case'
import { matches } from '../expected'

const STATE = { status: 403, body: { success: false, message: 'state is empty or not same' } }
const state = {
  call: 'GET /api/oauth/state',
  expect: good(matches('^[0-9A-Za-z]{12}$')),
  keep: { state: 'data' },
}
const touch = { as: 'root', call: 'GET /api/status' } as const

const providers = ['github', 'lark', 'oidc']

/** K6.4: other ways to sign in. */
export const oauth: Section = {
  section: '6.4',
  cases: [
    {
      name: 'a state is twelve letters and digits, kept in the session',
      steps: [{ ...state, expect: { ...state.expect, headers: { 'set-cookie': matches('^session=') } } }],
    },
    ...providers.flatMap((name): Case[] => [
      {
        name: `${name} without a state is a 403`,
        steps: [{ call: `GET /api/oauth/${name}?code=x`, expect: STATE }],
      },
      {
        name: `${name} with another state is a 403`,
        steps: [state, { call: `GET /api/oauth/${name}?code=x&state=wrong`, expect: STATE }],
      },
      {
        name: `${name}: of two states the newer wins`,
        steps: [
          { ...state, keep: { older: 'data' } },
          state,
          { call: `GET /api/oauth/${name}?code=x&state={older}`, expect: STATE },
        ],
      },
    ]),
    {
      name: 'GitHub switched off',
      steps: [
        state,
        {
          call: 'GET /api/oauth/github?code=x&state={state}',
          expect: refused('管理员未开启通过 GitHub 登录以及注册'),
        },
      ],
    },
    {
      name: 'OIDC switched off',
      steps: [
        state,
        {
          call: 'GET /api/oauth/oidc?code=x&state={state}',
          expect: refused('管理员未开启通过 OIDC 登录以及注册'),
        },
      ],
    },
    {
      name: 'a state is not consumed by use',
      steps: [
        state,
        { call: 'GET /api/oauth/github?code=x&state={state}', expect: {} },
        {
          call: 'GET /api/oauth/github?code=x&state={state}',
          expect: refused('管理员未开启通过 GitHub 登录以及注册'),
        },
      ],
    },
    {
      name: 'GitHub with an empty code',
      options: { GitHubClientId: 'id', GitHubOAuthEnabled: 'true' },
      steps: [
        touch,
        state,
        { call: 'GET /api/oauth/github?code=&state={state}', expect: refused('无效的参数') },
      ],
    },
    {
      name: 'WeChat switched off',
      steps: [{ call: 'GET /api/oauth/wechat?code=x', expect: refused('管理员未开启通过微信登录以及注册') }],
    },
    {
      name: 'WeChat with an empty code',
      options: { WeChatServerAddress: 'http://127.0.0.1:1', WeChatAuthEnabled: 'true' },
      steps: [touch, { call: 'GET /api/oauth/wechat?code=', expect: refused('无效的参数') }],
    },
    {
      name: 'binding WeChat while it is switched off',
      steps: [
        {
          as: 'user',
          call: 'GET /api/oauth/wechat/bind?code=x',
          expect: refused('管理员未开启通过微信登录以及注册'),
        },
      ],
    },
    {
      name: 'signing out forgets the state',
      steps: [
        state,
        { call: 'GET /api/user/logout' },
        { call: 'GET /api/oauth/github?code=x&state={state}', expect: STATE },
      ],
    },
    {
      name: 'signing in keeps the state of the session',
      steps: [
        state,
        { call: 'POST /api/user/login', body: { username: 'root', password: '{root.password}' } },
        { call: 'GET /api/oauth/github?code=x&state=wrong', expect: STATE },
      ],
    },
  ],
}
