import { LOG_TYPE, type LogRow } from './log-row'

const HOUR = 3600
const DAY = 24 * HOUR
const { topUp, manage, system, test, unknown } = LOG_TYPE

type Event = Partial<LogRow> & { age: number }

function tested(age: number, channel: number, ms: number, content: string): Event {
  return { age, type: test, channel, elapsed_time: ms, model_name: 'gpt-3.5-turbo', content }
}

const passed = (name: string, reply = 'Hello! How can I help you today?') =>
  `渠道 ${name} 测试成功，响应：${reply}`
const failed = (name: string, error: string) => `渠道 ${name} 测试失败，错误：${error}`

/** Log entries other than consumption, with texts of the server and remarks of admins. */
export const smallEvents: readonly Event[] = [
  { age: 62 * DAY, type: system, user_id: 3, content: '新用户注册赠送 ＄0.200000 额度' },
  { age: 58 * DAY, type: system, user_id: 4, content: '新用户注册赠送 ＄0.200000 额度' },
  { age: 41 * DAY, type: system, user_id: 5, content: '新用户注册赠送 ＄0.200000 额度' },
  { age: 41 * DAY - 1, type: system, user_id: 5, content: '使用邀请码赠送 ＄0.100000 额度' },
  { age: 41 * DAY - 2, type: system, user_id: 3, content: '邀请用户赠送 ＄0.100000 额度' },
  { age: 40 * DAY, type: topUp, user_id: 3, content: '通过兑换码充值 ＄1.000000 额度' },
  { age: 33 * DAY, type: topUp, user_id: 3, quota: 500_000, content: '通过 API 充值 ＄1.000000 额度' },
  {
    age: 21 * DAY,
    type: topUp,
    user_id: 5,
    quota: 250_000,
    content: 'Goodwill credit for the outage in spring',
  },
  { age: 20 * DAY, type: topUp, user_id: 2, quota: 5_000_000, content: '第三季度预算' },
  { age: 12 * DAY, type: topUp, user_id: 5, content: '通过兑换码充值 100000 点额度' },
  { age: 3 * DAY, type: topUp, user_id: 1, content: '通过兑换码充值 ＄0.000200 额度' },
  { age: 2 * HOUR, type: topUp, user_id: 3, content: '通过兑换码充值 ＄0.500000 额度' },
  {
    age: 30 * DAY,
    type: manage,
    user_id: 4,
    content: '管理员将用户额度从 ＄0.200000 额度修改为 ＄0.040000 额度',
  },
  {
    age: 18 * DAY,
    type: manage,
    user_id: 3,
    content: '管理员将用户额度从 ＄3.500000 额度修改为 ＄2.000000 额度',
  },
  { age: 5 * DAY, type: manage, user_id: 5, content: '管理员将用户额度从 150000 点额度修改为 300000 点额度' },
  {
    age: 26 * HOUR,
    type: manage,
    user_id: 2,
    content: '管理员将用户额度从 ＄90.000000 额度修改为 ＄100.000000 额度',
  },
  { age: 9 * DAY, type: unknown, user_id: 3, content: 'an entry without a type' },
  { age: 8 * DAY, type: 9, user_id: 1, content: 'an entry of a type that a newer server knows' },
  tested(16 * DAY, 1, 812, passed('OpenAI')),
  tested(16 * DAY - 5, 2, 1440, passed('Anthropic', 'Hello!')),
  tested(16 * DAY - 11, 3, 2210, passed('DeepSeek', '你好！很高兴见到你。')),
  tested(
    16 * DAY - 19,
    4,
    0,
    failed('通义千问', 'http status code: 401, error message: Incorrect API key provided'),
  ),
  tested(6 * DAY, 5, 0, failed('Gemini', 'response has no choices')),
  tested(4 * DAY, 1, 640, passed('OpenAI')),
  tested(4 * DAY - 60, 6, 0, failed('智谱', 'dial tcp: lookup open.bigmodel.cn: no such host')),
  tested(20 * HOUR, 2, 1270, passed('Anthropic', '好的，我在。')),
  tested(40 * 60, 1, 590, passed('OpenAI', 'OK')),
  tested(20 * 60, 7, 0, failed('old proxy', 'invalid api type: 43, adaptor not found')),
]
