/** What a translator shows in place of text nodes, and the texts of these. */
interface Translation {
  font: Element
  texts: Map<Text, string>
}

const translations = new WeakMap<Node, Translation>()

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE

/** Removes a translation, so that the texts of the page are shown again. `written` has a new text already. */
function dropTranslation(node: Node, written?: Node): void {
  const translation = translations.get(node)
  if (!translation) return
  const { font, texts } = translation
  translations.delete(font)
  font.remove()
  for (const [text, value] of texts) {
    translations.delete(text)
    if (text !== written) text.data = value
  }
}

const addedFonts = ({ target, addedNodes }: MutationRecord) =>
  [...addedNodes].filter(isFont).filter((font) => font.parentNode === target)

/**
 * Finds the element that took the place of the text that `record` removes: one beside it, the next one that was added to
 * its parent, or the last one. One that is another text's already is taken only if there is no other. `siblings` are the
 * records of the same parent: a translator changes thousands of parents at once.
 */
function fontFor(siblings: readonly MutationRecord[], record: MutationRecord): Element | undefined {
  const at = siblings.indexOf(record)
  const before = siblings.slice(0, at).flatMap(addedFonts)
  const beside = before.filter((font) => font === record.previousSibling || font === record.nextSibling)
  const found = [...beside, ...siblings.slice(at).flatMap(addedFonts), ...before.toReversed()]
  return found.find((font) => !translations.has(font)) ?? found[0]
}

/** Makes `text` one of the texts that `font` is shown for; returns whether it is the first. */
function claim(text: Text, font: Element): boolean {
  // Some translators keep the node in the element that they add.
  if (font.contains(text)) text.replaceWith(text.cloneNode())
  const translation = translations.get(font) ?? { font, texts: new Map<Text, string>() }
  translation.texts.set(text, text.data)
  translations.set(font, translation)
  translations.set(text, translation)
  return translation.texts.size === 1
}

/** Returns a function that puts a text node back to where it was removed, blank; its translation comes after it. */
function putBack(text: Text, font: Element, { target, previousSibling }: MutationRecord): () => void {
  const isFirst = claim(text, font)
  return () => {
    text.data = ''
    if (previousSibling?.parentNode !== target || (previousSibling === font && isFirst)) font.before(text)
    else target.insertBefore(text, previousSibling.nextSibling)
  }
}

function followMutations(records: readonly MutationRecord[]): void {
  const places: (() => void)[] = []
  const groups = Map.groupBy(records, ({ target }) => target)
  for (const record of records) {
    if (record.type === 'characterData') dropTranslation(record.target, record.target)
    for (const node of record.removedNodes) {
      // The page has removed or moved the text, or the translator has taken its translation back.
      if (translations.has(node)) dropTranslation(node)
      else if (isText(node) && node.parentNode !== record.target) {
        const font = fontFor(groups.get(record.target) ?? [], record)
        if (font) places.push(putBack(node, font, record))
      }
    }
  }
  // Backwards: then the neighbours of each text are those that it had when it was removed.
  for (const place of places.toReversed()) place()
}

/**
 * Keeps the text nodes below `root` in the document while the browser translates it. Translators of Chrome and Edge
 * replace each text node by a `<font>` element. React still holds the node: removing it or inserting before it throws,
 * so that the page is gone, and a new text is written where nobody sees it, so that an old amount stays. Here such a node
 * is put back, blank, in front of its translation, which is removed as soon as the page changes the text. The translator
 * then translates the new text.
 *
 * Patching `removeChild` and `insertBefore`, as is often done, hides the exceptions but not the old amounts. Watching
 * mutations works for translators that run in a world of their own too, where a patched method is not theirs.
 */
export function tolerateTranslators(root: Node): void {
  const observer = new MutationObserver((records) => {
    followMutations(records)
    // These are changes of our own.
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}
