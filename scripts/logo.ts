// Writes the files of the logo into public/, from the drawing in logo-drawing.ts: `npm run logo`.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from './browser-session'
import { ROOT } from './console-build'
import { LOGO_FILES } from './logo-drawing'

const browser = await launchBrowser()
try {
  for (const { name, drawing, pixels } of LOGO_FILES) {
    const file = join(ROOT, 'public', name)
    if (pixels === undefined) {
      await writeFile(file, drawing)
      continue
    }
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels } })
    await page.setContent(
      `<body style="margin:0">${drawing.replace('<svg ', '<svg style="display:block" ')}</body>`,
    )
    await page.screenshot({ path: file, omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
