/** Ways in which translators put `<font>` elements in place of a text node; all are seen in browsers or extensions. */
export const TRANSLATORS = {
  /** In one step. */
  replace: (text: Text, font: Element) => text.replaceWith(font),
  /** The translation first. */
  insertThenRemove: (text: Text, font: Element) => {
    text.before(font)
    text.remove()
  },
  /** The text first. */
  removeThenInsert: (text: Text, font: Element) => {
    const { parentNode, nextSibling } = text
    text.remove()
    parentNode?.insertBefore(font, nextSibling)
  },
  /** The text node itself moves into the translation. */
  wrap: (text: Text, font: Element) => {
    text.before(font)
    font.firstElementChild?.replaceChildren('‹', text, '›')
  },
}
/** Name of such a way. */
export type TranslatorName = keyof typeof TRANSLATORS

/** Elements whose text no translator replaces. */
const UNTRANSLATED = 'script, style, textarea, title, option, font, svg, [translate="no"], .notranslate'

/** Marks in a translation, so that it is told from the text of the page. */
const MARKS = /[‹›]/g

/** Returns a text of a translated page in the words of the page. */
export const withoutMarks = (text: string) => text.replaceAll(MARKS, '')

/** Replaces all text nodes below `root` as a translator of a browser does. */
export function translate(root: Element, name: TranslatorName = 'replace'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(UNTRANSLATED))
      texts.push(node)
  for (const text of texts) {
    const font = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = `‹${text.data}›`
    font.append(inner)
    TRANSLATORS[name](text, font)
  }
}
