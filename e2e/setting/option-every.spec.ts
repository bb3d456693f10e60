import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { sentOptions } from './sent-options'

test.use({ caller: 'root' })

/** One option of a tab: its label in both languages, the value to type (or `press` for a switch), and the expected request. */
type Step = readonly [en: string, zh: string, typed: string, sent: string]

const OPERATION: readonly Step[] = [
  ['Top-up link', '充值链接', ' https://shop.example/a?b=1 ', 'TopUpLink=https://shop.example/a?b=1'],
  ['Chat link', '聊天页面链接', 'https://chat.example', 'ChatLink=https://chat.example'],
  ['Quota per US dollar', '单位美元额度', '400000.5', 'QuotaPerUnit=400000.5'],
  ['Retries on failure', '失败重试次数', '3', 'RetryTimes=3'],
  ['Show quota as currency', '以货币形式显示额度', 'press', 'DisplayInCurrencyEnabled=false'],
  [
    "Billing API shows the token's quota",
    'Billing 相关 API 显示令牌额度而非用户额度',
    'press',
    'DisplayTokenStatEnabled=false',
  ],
  ['Count tokens approximately', '使用近似的方式估算 token 数', 'press', 'ApproximateTokenEnabled=true'],
  ['Record consumption', '启用额度消费日志记录', 'press', 'LogConsumeEnabled=false'],
  ['Longest response time (s)', '最长响应时间（秒）', '7.5', 'ChannelDisableThreshold=7.5'],
  ['Remind below this quota', '额度提醒阈值', '2000', 'QuotaRemindThreshold=2000'],
  ['Disable a channel when it fails', '失败时自动禁用渠道', 'press', 'AutomaticDisableChannelEnabled=true'],
  ['Enable a channel when it succeeds', '成功时自动启用渠道', 'press', 'AutomaticEnableChannelEnabled=true'],
  ['Quota for a new user', '新用户初始额度', '100', 'QuotaForNewUser=100'],
  ['Pre-consumed quota per request', '请求预扣费额度', '0', 'PreConsumedQuota=0'],
  ['Reward for the inviter', '邀请新用户奖励额度', '2000', 'QuotaForInviter=2000'],
  ['Reward for the invitee', '新用户使用邀请码奖励额度', '1000', 'QuotaForInvitee=1000'],
  ['Model ratio', '模型倍率', '{ "a" : 1.50 }', 'ModelRatio={"a":1.50}'],
  ['Completion ratio', '补全倍率', '{}', 'CompletionRatio={}'],
  ['Group ratio', '分组倍率', '{"default":1}', 'GroupRatio={"default":1}'],
]

const SYSTEM: readonly Step[] = [
  ['Server address', '服务器地址', 'https://gate.example/', 'ServerAddress=https://gate.example'],
  ['Allow password registration', '允许通过密码进行注册', 'press', 'PasswordRegisterEnabled=false'],
  [
    'Require email verification on registration',
    '通过密码注册时需要进行邮箱验证',
    'press',
    'EmailVerificationEnabled=true',
  ],
  [
    'Allow GitHub login and registration',
    '允许通过 GitHub 账户登录 & 注册',
    'press',
    'GitHubOAuthEnabled=true',
  ],
  ['Allow WeChat login and registration', '允许通过微信登录 & 注册', 'press', 'WeChatAuthEnabled=true'],
  ['Allow registration', '允许新用户注册', 'press', 'RegisterEnabled=false'],
  ['Require the Turnstile check', '启用 Turnstile 用户校验', 'press', 'TurnstileCheckEnabled=true'],
  ['Restrict email domains', '启用邮箱域名白名单', 'press', 'EmailDomainRestrictionEnabled=true'],
  ['SMTP server', 'SMTP 服务器地址', 'smtp.example', 'SMTPServer=smtp.example'],
  ['SMTP port', 'SMTP 端口', '465', 'SMTPPort=465'],
  ['SMTP account', 'SMTP 账户', 'me', 'SMTPAccount=me'],
  ['SMTP sender', 'SMTP 发送者邮箱', 'me@smtp.example', 'SMTPFrom=me@smtp.example'],
  ['SMTP credential', 'SMTP 访问凭证', 'secret-1', 'SMTPToken=secret-1'],
  ['GitHub client ID', 'GitHub Client ID', 'gh', 'GitHubClientId=gh'],
  ['GitHub client secret', 'GitHub Client Secret', 'secret-2', 'GitHubClientSecret=secret-2'],
  ['Lark app ID', '飞书 App ID', 'lark', 'LarkClientId=lark'],
  ['Lark app secret', '飞书 App Secret', 'secret-3', 'LarkClientSecret=secret-3'],
  ['WeChat server address', '微信服务器地址', 'https://wx.example', 'WeChatServerAddress=https://wx.example'],
  ['WeChat server credential', '微信服务器访问凭证', 'secret-4', 'WeChatServerToken=secret-4'],
  [
    'QR code image link',
    '微信公众号二维码图片链接',
    'https://wx.example/q.png',
    'WeChatAccountQRCodeImageURL=https://wx.example/q.png',
  ],
  ['Push address', '消息推送地址', 'https://push.example', 'MessagePusherAddress=https://push.example'],
  ['Push credential', '消息推送访问凭证', 'secret-5', 'MessagePusherToken=secret-5'],
  ['Turnstile site key', 'Turnstile Site Key', 'site', 'TurnstileSiteKey=site'],
  ['Turnstile secret key', 'Turnstile Secret Key', 'secret-6', 'TurnstileSecretKey=secret-6'],
]

const OTHER: readonly Step[] = [
  ['Notice', '公告', '**news**\n', 'Notice=**news**\n'],
  ['System name', '系统名称', 'Ours', 'SystemName=Ours'],
  ['Logo link', 'Logo 图片地址', '/logo.png', 'Logo=/logo.png'],
  ['Home page content', '首页内容', 'home', 'HomePageContent=home'],
  ['About', '关于', 'about', 'About=about'],
  ['Footer', '页脚', '<i>foot</i>', 'Footer=<i>foot</i>'],
]

async function enter(page: Page, [en, zh, typed]: Step, language: 'en' | 'zh') {
  const label = language === 'en' ? en : zh
  const main = page.getByRole('main')
  if (typed === 'press') await main.getByRole('switch', { name: label, exact: true }).click()
  else await main.getByLabel(label, { exact: true }).fill(typed)
}

for (const language of ['en', 'zh'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('settings: every option has its label and is saved with its exact value', async ({
      page,
      world,
    }) => {
      const name = (en: string, zh: string) => (language === 'en' ? en : zh)
      const button = (en: string, zh: string) => page.getByRole('button', { name: name(en, zh) })
      await page.goto('/setting?tab=operation')
      await button('Edit as JSON', '以 JSON 编辑').click()
      for (const [tab, steps] of [
        [undefined, OPERATION],
        [name('System', '系统设置'), SYSTEM],
        [name('Other', '其他设置'), OTHER],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
        if (tab) await page.getByRole('tab', { name: tab }).click()
        // oxlint-disable-next-line no-await-in-loop -- the steps of one page run in order
        for (const step of steps) await enter(page, step, language)
      }
      await page.getByRole('combobox', { name: name('Theme', '主题名称') }).click()
      await page.getByRole('option', { name: 'air' }).click()
      await page.getByRole('tab', { name: name('System', '系统设置') }).click()
      const domains = page.getByRole('combobox', { name: name('Allowed email domains', '允许的邮箱域名') })
      await domains.press('Backspace')
      await domains.fill(' one.example')
      await domains.press('Enter')
      await domains.fill('one.example')
      await domains.press('Enter')
      await page.getByRole('switch', { name: name('Allow password login', '允许通过密码进行登录') }).click()
      await button('Disable it', '确定').click()

      await button('Review changes', '查看更改').click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(52)
      await expect(page.getByRole('dialog')).not.toContainText(/secret-\d/)
      await button('Save all changes', '保存所有更改').click()
      await button('Remove and save', '删除并保存').click()
      // Fifty requests are sent one after another, which takes longer than an expectation waits.
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const sent = await sentOptions(world)
      expect(sent.toSorted()).toEqual(
        [
          ...[...OPERATION, ...SYSTEM, ...OTHER].map(([, , , text]) => text),
          'Theme=air',
          'EmailDomainWhitelist=gmail.com,163.com,126.com,qq.com,outlook.com,hotmail.com,icloud.com,yahoo.com,one.example',
          'PasswordLoginEnabled=false',
        ].toSorted(),
      )
      expect(sent.at(-1)).toBe('PasswordLoginEnabled=false')
      expect(await page.content()).not.toMatch(/secret-\d/)
    })
  })
}
