import { firstTexts } from './first-texts'
import { addTexts, currentLanguage, isWaitingForTexts, type TextPart } from './i18n'

/** The first part that contains what every page shows. */
let first: Promise<void> | undefined

async function loadTexts(part: TextPart): Promise<void> {
  const language = currentLanguage()
  const loading = part[language]().then(({ texts }) => addTexts(language, texts))
  if (part.isComplete) first ??= loading
  await loading
}

/**
 * Resolves to a lazily loaded module when its texts are loaded too. The build wraps each import of such a module in a
 * call (scripts/texts-plugin.ts); without a build the whole dictionary is loaded at the start.
 *
 * @public
 */
export async function withTexts<Module>(module: Promise<Module>, part: TextPart): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(part)])
  return loaded
}

/** Loads the texts that every page shows, unless a screen has brought them. Must be awaited before the first render. */
export async function loadFirstTexts(): Promise<void> {
  try {
    await (first ?? loadTexts(firstTexts))
  } catch {
    await loadTexts(firstTexts)
  }
}

/** Runs `show`, which shows a text: at once, or when the first texts are there. */
export function withFirstTexts(show: () => void): void {
  if (isWaitingForTexts()) void loadFirstTexts().then(show, show)
  else show()
}
