import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { axeFindings } from '../support/axe'

const ORIGIN = 'http://catalogue.example'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
const CONTROLS = [
  'Button',
  'IconButton',
  'LinkButton',
  'TextInput',
  'Textarea',
  'Select',
  'Checkbox',
  'Switch',
  'Badge',
  'Tooltip',
  'Alert',
  'Spinner',
]

/** Builds the catalogue once per worker, because production builds do not contain it. */
const test = base.extend<object, { catalogueFolder: string }>({
  catalogueFolder: [
    async ({ browserName }, provide, { project, workerIndex }) => {
      const outDir = join(project.outputDir, `catalogue-${browserName}-${workerIndex}`)
      await build({
        configFile: false,
        root: join(import.meta.dirname, '../../catalogue'),
        logLevel: 'error',
        plugins: [react()],
        resolve: { tsconfigPaths: true },
        build: { outDir, emptyOutDir: true, minify: false, target: 'es2023', cssTarget: 'chrome123' },
      })
      await provide(outDir)
    },
    { scope: 'worker' },
  ],
  page: async ({ page, catalogueFolder }, provide) => {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      const path = pathname === '/' ? '/index.html' : pathname
      const body = await readFile(join(catalogueFolder, path))
      await route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'application/octet-stream' })
    })
    await page.goto(ORIGIN)
    await provide(page)
  },
})

test.use({ viewport: { width: 1280, height: 800 } })

test('catalogue: has a picture of each control', async ({ page }) => {
  const names = await page.getByRole('region').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(names).toEqual(CONTROLS)
})

for (const name of CONTROLS) {
  test(`catalogue: ${name} looks like its picture in both schemes and densities`, async ({ page }) => {
    const panels = page.getByTestId(name)
    if (name === 'Tooltip') await panels.getByText('Text').first().hover()
    const file = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
    await expect(panels).toHaveScreenshot(`${file}.png`)
  })
}

test('catalogue: the focus ring looks like its picture', async ({ page }) => {
  const button = page.getByTestId('Button').getByRole('button', { name: 'primary' }).first()
  await page.getByTestId('Button').getByRole('button').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await expect(page.getByTestId('Button').locator('> :first-child')).toHaveScreenshot('focus.png')
})

test('catalogue: controls without violations', async ({ page }) => {
  expect(await axeFindings(page)).toEqual([])
})
