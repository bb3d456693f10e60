import { expect, type Page } from '@playwright/test'
import { ALL_PROVIDERS } from '../../oauth/provider'
import { turnstileScript } from '../../register/fake-turnstile'
import { setNetwork } from '../set-network'
import { menu, openList, type Call } from '../call'
import type { Scene } from '../codes'
import { TOKEN } from './token-calls'

const ROOT = { ...TOKEN, caller: 'root', password: '123456' } as const
const NEVER = new Set(['F17', 'F18'])

/** Clears all faults, goes back online if necessary, and triggers the request again. */
async function clearFaultsAndRetry({ page, world, fault }: Scene, retry: () => Promise<unknown>) {
  await world.clearFaults()
  if (fault === 'F15') await setNetwork(page, 'online')
  await retry()
}

const updateCheck = (page: Page) => page.getByRole('button', { name: 'Check for updates' })
const humanCheck = (page: Page) => page.getByRole('region', { name: 'Human check' })

/** Calls to external services and optional resources. */
export const EXT_CALLS: readonly Call[] = [
  {
    id: 'ext release check',
    kind: 'EXT',
    isExample: true,
    subject: ROOT,
    limit: 8000,
    rule: '',
    logged: /^$/,
    externalService: {
      address: /^https:\/\/api\.github\.com\//,
      contentType: 'application/json',
      body: '{"tag_name":"v0.0.0","body":""}',
      incomplete: '{"body":""}',
      malformed: '{"tag_name":{"v":1},"body":""}',
    },
    open: async (page) => {
      await page.goto('/setting?tab=other')
      await updateCheck(page).waitFor()
    },
    trigger: (page) => updateCheck(page).click(),
    expectDegraded: async (scene) => {
      const { page, world, fault, sent } = scene
      const latest = page.getByText('Already the latest version: v0.0.0')
      if (fault === 'F18') {
        await expect(updateCheck(page)).toHaveAttribute('aria-disabled', 'true')
        await expect.poll(world.held).toBe(1)
        await page.clock.runFor(5000)
        await world.release()
        await expect(latest).toBeVisible()
        return
      }
      await expect(page.getByRole('alert')).toContainText('Could not check for updates')
      await expect(page.getByLabel('System name')).toBeEnabled()
      expect(sent()).toBe(fault === 'F15' ? 0 : 1)
      await clearFaultsAndRetry(scene, () => updateCheck(page).click())
      await expect(latest).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  },
  {
    id: 'ext chunk',
    kind: 'EXT',
    onlyInBrowser: 'A chunk is loaded by the browser.',
    subject: TOKEN,
    rule: '',
    logged: /^$/,
    externalService: { address: /\/assets\/about-screen-[^/]+\.js$/, contentType: 'text/javascript' },
    open: openList(TOKEN),
    trigger: (page) => menu(page, 'About').click(),
    expectDegraded: async (scene) => {
      const { page, fault } = scene
      const there = page.getByRole('heading', { level: 1, name: 'About' })
      if (!NEVER.has(fault)) {
        const retryButton = page.getByRole('main').getByRole('button', { name: /^(Reload|Retry)$/ })
        await expect(retryButton).toBeVisible()
        await clearFaultsAndRetry(scene, () => page.reload())
      } else await clearFaultsAndRetry(scene, async () => {})
      await expect(there).toBeVisible()
    },
  },
  {
    id: 'ext picture of a QR code',
    kind: 'EXT',
    onlyInBrowser: 'A picture is loaded by the browser.',
    isOnCard: true,
    subject: TOKEN,
    caller: 'nobody',
    options: { ...ALL_PROVIDERS, WeChatAccountQRCodeImageURL: '/qr-of-ours.png' },
    rule: '',
    logged: /^$/,
    externalService: { address: /\/qr-of-ours\.png$/, contentType: 'image/svg+xml', body: '' },
    open: async (page) => void (await page.goto('/login')),
    trigger: (page) => page.getByRole('button', { name: 'Log in with WeChat' }).click(),
    expectDegraded: async ({ page, fault, world }) => {
      const dialog = page.getByRole('dialog')
      if (!NEVER.has(fault)) await expect(dialog).toContainText('There is no picture of the QR code')
      await dialog.getByLabel('Verification code').fill('typed')
      await expect(dialog.getByRole('button', { name: 'Log in' })).toBeEnabled()
      await world.clearFaults()
    },
  },
  {
    id: 'ext script of the human check',
    kind: 'EXT',
    onlyInBrowser: 'A script is loaded by the browser.',
    isOnCard: true,
    subject: TOKEN,
    caller: 'nobody',
    options: { TurnstileCheckEnabled: 'true', TurnstileSiteKey: 'site-key', TurnstileSecretKey: 'secret' },
    limit: 15_000,
    rule: '',
    logged: /^$/,
    externalService: {
      address: /^https:\/\/challenges\.cloudflare\.com\//,
      contentType: 'text/javascript',
      body: turnstileScript('later'),
      incomplete: 'window.other = {}',
      malformed: 'window.other = 7',
    },
    open: async (page) => void (await page.goto('/about')),
    trigger: async (page) => void (await page.goto('/reset')),
    expectDegraded: async (scene) => {
      const { page, fault } = scene
      if (fault !== 'F18') {
        // The timeout starts with the request.
        await expect.poll(scene.sent).toBe(1)
        await page.clock.runFor(16_000)
        await expect(humanCheck(page).getByRole('alert')).toContainText('could not be loaded')
        await page.getByRole('textbox', { name: 'Email' }).fill('alice@example.com')
        await page.getByRole('button', { name: 'Send link' }).click()
        await expect(page.getByRole('form').getByRole('alert').first()).toHaveText(/^Nothing was sent/)
        await clearFaultsAndRetry(scene, () =>
          humanCheck(page).getByRole('button', { name: 'Retry' }).click(),
        )
      } else await clearFaultsAndRetry(scene, async () => {})
      await expect(humanCheck(page)).toContainText('Turnstile site-key')
    },
  },
  {
    id: 'ext chat frame',
    kind: 'EXT',
    onlyInBrowser: 'A frame is loaded by the browser.',
    subject: TOKEN,
    options: { ChatLink: 'https://chat.example/' },
    limit: 15_000,
    rule: '',
    logged: /^$/,
    externalService: {
      address: /^https:\/\/chat\.example\//,
      contentType: 'text/html',
      body: '<h1>Chat client</h1>',
    },
    open: openList(TOKEN),
    trigger: (page) => menu(page, 'Chat').click(),
    expectDegraded: async ({ page, world, fault }) => {
      if (fault === 'F17') await expect(page.getByText('This page does not respond.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
      await world.clearFaults()
    },
  },
]
