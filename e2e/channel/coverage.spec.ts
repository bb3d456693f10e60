import { makeChannels } from './coverage-steps'
import { expect, test } from '../support/test'

test.use({ caller: 'root', seed: 'empty' })

test('model coverage: axe finds no violations without channels and with findings, and what is intended stays accepted after a reload @all', async ({
  page,
  world,
  accessible,
}) => {
  for (const path of ['/channel/coverage', '/channel/tests']) {
    await page.goto(path)
    await expect(page.getByText('There are no channels yet.')).toBeVisible()
    await accessible()
  }
  await makeChannels(world)
  await page.goto('/channel/coverage')
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(findings.getByRole('region')).toHaveCount(9)
  await accessible()

  // What is intended is reported no more, until somebody takes that back.
  const mapping = findings.getByRole('region', { name: 'Mapped, but not among the models' })
  await page.getByRole('button', { name: 'Intended: idle mapping' }).click()
  await expect(mapping).toHaveCount(0)
  await expect(findings).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: '1 finding accepted as intended' }).click()
  await expect(mapping).toHaveCount(0)
  await page.getByRole('button', { name: 'Report again: idle mapping' }).click()
  await expect(mapping).toHaveCount(1)
})
