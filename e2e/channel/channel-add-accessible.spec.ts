import { openSection } from '../support/form'
import { tabTo } from '../support/tab-to'
import { expect, test } from '../support/test'
import { sentBodies } from './sent-bodies'

test.use({ caller: 'admin' })

test('channel form: a Vertex AI channel is created by keyboard alone, including corrected errors (AX-12) @all', async ({
  page,
  expectToast,
  world,
}) => {
  await page.goto('/channel/add')
  await tabTo(page, 'combobox', 'Type')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('VertexAI')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Name')
  await page.keyboard.type('by keyboard')
  await tabTo(page, 'textbox', 'Region')
  await page.keyboard.type('us-central1')
  await tabTo(page, 'textbox', 'Project ID')
  await page.keyboard.type('p')
  await tabTo(page, 'textbox', 'Credentials (JSON)')
  await page.keyboard.type('{"type"')
  await tabTo(page, 'combobox', 'Models')
  await page.keyboard.type('gpt-4o')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await tabTo(page, 'button', 'Fill related models')
  await tabTo(page, 'button', 'Rewriting')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Add row')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Requested model, row 1')).toBeFocused()
  await page.keyboard.type('gpt-4o')
  await page.keyboard.press('Tab')
  await page.keyboard.type('gemini-1.5-pro')
  await tabTo(page, 'button', 'Routing')
  await page.keyboard.press('Enter')
  await tabTo(page, 'combobox', 'Groups')
  await page.keyboard.type('svip')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Create channel')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Credentials (JSON)')).toBeFocused()
  await page.keyboard.type(':"service_account","client_email":"a@b.c","private_key":"PRIVATE KEY"}')
  await tabTo(page, 'button', 'Create channel')
  // A second press within 500 ms counts as part of a double click and is ignored.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expectToast('Channel created')
  }).toPass()
  expect((await sentBodies(world, 'POST'))[0]).toMatchObject({
    key: 'us-central1|p|{"type":"service_account","client_email":"a@b.c","private_key":"PRIVATE KEY"}',
    group: 'default,svip',
    model_mapping: '{\n  "gpt-4o": "gemini-1.5-pro"\n}',
  })
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('channel form: labels and messages are in Chinese @all', async ({ page, expectToast }) => {
    await page.goto('/channel/add')
    await expect(page.getByRole('heading', { level: 1, name: '创建渠道' })).toBeVisible()
    await page.getByRole('button', { name: '创建渠道' }).click()
    await expect(page.getByText('请填写渠道名称和渠道密钥！').first()).toBeVisible()
    await expect(page.getByText('请至少选择一个模型！').first()).toBeVisible()
    await page.getByLabel('名称', { exact: true }).fill('备用')
    await page.getByLabel('密钥', { exact: true }).fill('k')
    await openSection(page, '改写')
    await page.getByLabel('模型映射').fill('{')
    await page.getByRole('combobox', { name: '模型', exact: true }).fill('gpt-4o')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '创建渠道' }).click()
    await expect(page.getByText('模型映射必须是合法的 JSON 格式！').first()).toBeVisible()
    await page.getByLabel('模型映射').fill('')
    await page.getByRole('button', { name: '创建渠道' }).click()
    await expectToast('渠道创建成功！')
  })
})
