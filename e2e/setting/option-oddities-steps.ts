import type { Page } from '@playwright/test'

/** The address of the list of options. */
export const OPTION_LIST = /\/api\/option\/$/

interface Row {
  key: string
  value: string
}

/** Modifies the list of options on its way to the page. */
export async function changeOptions(page: Page, change: (rows: Row[]) => Row[]) {
  await page.route(OPTION_LIST, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const answer: { data: Row[] } = await response.json()
    return route.fulfill({ response, json: { ...answer, data: change(answer.data) } })
  })
}
