import type { Page } from '@playwright/test'
import { dailySample } from '../support/daily-sample'
import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

/** One option of a tab: its label, the value to type (or `press` for a switch), and the expected request. */
type Step = readonly [label: string, typed: string, sent: string]

const OPERATION: readonly Step[] = [
  ['Top-up link', ' https://shop.example/a?b=1 ', 'TopUpLink=https://shop.example/a?b=1'],
  ['Chat link', 'https://chat.example', 'ChatLink=https://chat.example'],
  ['Quota per US dollar', '400000.5', 'QuotaPerUnit=400000.5'],
  ['Retries on failure', '3', 'RetryTimes=3'],
  ['Show quota as currency', 'press', 'DisplayInCurrencyEnabled=false'],
  ["Billing API shows the token's quota", 'press', 'DisplayTokenStatEnabled=false'],
  ['Count tokens approximately', 'press', 'ApproximateTokenEnabled=true'],
  ['Record consumption', 'press', 'LogConsumeEnabled=false'],
  ['Longest response time (s)', '7.5', 'ChannelDisableThreshold=7.5'],
  ['Remind below this quota', '2000', 'QuotaRemindThreshold=2000'],
  ['Disable a channel when it fails', 'press', 'AutomaticDisableChannelEnabled=true'],
  ['Enable a channel when it succeeds', 'press', 'AutomaticEnableChannelEnabled=true'],
  ['Quota for a new user', '100', 'QuotaForNewUser=100'],
  ['Pre-consumed quota per request', '0', 'PreConsumedQuota=0'],
  ['Reward for the inviter', '2000', 'QuotaForInviter=2000'],
  ['Reward for the invitee', '1000', 'QuotaForInvitee=1000'],
  ['Model ratio', '{ "a" : 1.50 }', 'ModelRatio={\n  "a": 1.50\n}'],
  ['Completion ratio', '{}', 'CompletionRatio={}'],
  ['Group ratio', '{"default":1}', 'GroupRatio={\n  "default": 1\n}'],
]

const SYSTEM: readonly Step[] = [
  ['Server address', 'https://gate.example/', 'ServerAddress=https://gate.example'],
  ['Allow password registration', 'press', 'PasswordRegisterEnabled=false'],
  ['Require email verification on registration', 'press', 'EmailVerificationEnabled=true'],
  ['Allow GitHub login and registration', 'press', 'GitHubOAuthEnabled=true'],
  ['Allow WeChat login and registration', 'press', 'WeChatAuthEnabled=true'],
  ['Allow registration', 'press', 'RegisterEnabled=false'],
  ['Require the Turnstile check', 'press', 'TurnstileCheckEnabled=true'],
  ['Restrict email domains', 'press', 'EmailDomainRestrictionEnabled=true'],
  ['SMTP server', 'smtp.example', 'SMTPServer=smtp.example'],
  ['SMTP port', '465', 'SMTPPort=465'],
  ['SMTP account', 'me', 'SMTPAccount=me'],
  ['SMTP sender', 'me@smtp.example', 'SMTPFrom=me@smtp.example'],
  ['SMTP credential', 'secret-1', 'SMTPToken=secret-1'],
  ['GitHub client ID', 'gh', 'GitHubClientId=gh'],
  ['GitHub client secret', 'secret-2', 'GitHubClientSecret=secret-2'],
  ['Lark app ID', 'lark', 'LarkClientId=lark'],
  ['Lark app secret', 'secret-3', 'LarkClientSecret=secret-3'],
  ['WeChat server address', 'https://wx.example', 'WeChatServerAddress=https://wx.example'],
  ['WeChat server credential', 'secret-4', 'WeChatServerToken=secret-4'],
  ['QR code image link', 'https://wx.example/q.png', 'WeChatAccountQRCodeImageURL=https://wx.example/q.png'],
  ['Push address', 'https://push.example', 'MessagePusherAddress=https://push.example'],
  ['Push credential', 'secret-5', 'MessagePusherToken=secret-5'],
  ['Turnstile site key', 'site', 'TurnstileSiteKey=site'],
  ['Turnstile secret key', 'secret-6', 'TurnstileSecretKey=secret-6'],
]

const OTHER: readonly Step[] = [
  ['Notice', '**news**\n', 'Notice=**news**\n'],
  ['System name', 'Ours', 'SystemName=Ours'],
  ['Logo link', '/logo.png', 'Logo=/logo.png'],
  ['Home page content', 'home', 'HomePageContent=home'],
  ['About', 'about', 'About=about'],
  ['Footer', '<i>foot</i>', 'Footer=<i>foot</i>'],
]

/** Without them the server refuses switches, of which any may be in the sample. */
const NEEDED = new Set(['GitHub client ID', 'WeChat server address', 'Turnstile site key'])
const EVERY = [...OPERATION, ...SYSTEM, ...OTHER]
const STEPS = [...new Set([...dailySample(EVERY), ...EVERY.filter(([label]) => NEEDED.has(label))])]
/** The theme, the domains and the log-in, which are entered in ways of their own. */
const MORE = 3

async function enter(page: Page, [label, typed]: Step) {
  const main = page.getByRole('main')
  if (/^secret-\d$/.test(typed)) await main.getByRole('button', { name: `Set a new value: ${label}` }).click()
  if (typed === 'press') await main.getByRole('switch', { name: label, exact: true }).click()
  else await main.getByLabel(label, { exact: true }).fill(typed)
}

test('settings: every option has its label and is saved with its exact value', async ({ page, world }) => {
  const button = (name: string) => page.getByRole('button', { name })
  await page.goto('/setting?tab=operation')
  await button('Edit as JSON').click()
  for (const [tab, steps] of [
    [undefined, OPERATION],
    ['System', SYSTEM],
    ['Other', OTHER],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    if (tab) await page.getByRole('tab', { name: tab }).click()
    // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
    for (const step of steps.filter((one) => STEPS.includes(one))) await enter(page, step)
  }
  await page.getByRole('combobox', { name: 'Theme' }).click()
  await page.getByRole('option', { name: 'air' }).click()
  await page.getByRole('tab', { name: 'System' }).click()
  const domains = page.getByRole('combobox', { name: 'Allowed email domains' })
  await domains.press('Backspace')
  await domains.fill(' one.example')
  await domains.press('Enter')
  await domains.fill('one.example')
  await domains.press('Enter')
  await page.getByRole('switch', { name: 'Allow password login' }).click()
  await button('Disable it').click()

  await button('Review changes').click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(STEPS.length + MORE)
  await expect(page.getByRole('dialog')).not.toContainText(/secret-\d/)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  // Fifty requests are sent one after another, which takes longer than an expectation waits.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const sent = await sentOptions(world)
  expect(sent.toSorted()).toEqual(
    [
      ...STEPS.map(([, , text]) => text),
      'Theme=air',
      'EmailDomainWhitelist=gmail.com,163.com,126.com,qq.com,outlook.com,hotmail.com,icloud.com,yahoo.com,one.example',
      'PasswordLoginEnabled=false',
    ].toSorted(),
  )
  expect(sent.at(-1)).toBe('PasswordLoginEnabled=false')
  expect(await page.content()).not.toMatch(/secret-\d/)
})
