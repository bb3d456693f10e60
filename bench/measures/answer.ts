// Measures keys while a long answer arrives in the playground.
import type { Work } from '../session'

const MODEL = 'bench-model'
/** Some 20,000 tokens, as the embedded gateway counts them: its models answer with the question. */
const ANSWER_BYTES = 52_700
/** Typed in the last half minute of the answer, ms apart. */
const TYPED = 'another question for the model '.repeat(8)
const KEY_MS = 100
const UNTIL_TYPED_MS = 130_000
const BLOCKS = [
  '## A heading with `code`\n\nA paragraph with **bold words**, a [link](https://example.com/) and a sentence that is long enough for two lines on most windows.',
  '- one\n- two with *emphasis*\n- three',
  '```ts\nexport const answer = (question: string) => question.length\n```',
  '| Model | Price |\n|---|---|\n| small | $1 |\n| large | $10 |',
].join('\n\n')

/**
 * Lets a channel of its own serve the model, because those of the seed fail as providers do. It is slow: 50 tokens each 400 ms, for
 * 160 s.
 */
async function serveModel(model: string): Promise<void> {
  const send = (method: string, path: string, body: object) =>
    fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  await send('PUT', '/api/option/', { key: 'ModelRatio', value: JSON.stringify({ [model]: 0.01 }) })
  await send('POST', '/api/channel/', {
    type: 1,
    name: 'bench slow',
    key: 'sk-bench',
    models: model,
    group: 'default',
  })
}

/** Writes into a text area; the browser would insert many lines one by one, which takes minutes on any page. */
function writeAtOnce(element: Node, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

export const answer: Work = async ({ visit, note }) => {
  const person = await visit({ caller: 'root' })
  try {
    const { page, watched, fast, slow } = await person.open('/about')
    await fast()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(serveModel, MODEL)
    await page.goto(`/models/try?model=${MODEL}`)
    const question = page.getByRole('textbox', { name: 'Your question' })
    await question.evaluate(
      writeAtOnce,
      BLOCKS.repeat(Math.ceil(ANSWER_BYTES / BLOCKS.length)).slice(0, ANSWER_BYTES),
    )
    await question.focus()
    await slow()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.waitForTimeout(UNTIL_TYPED_MS)
    await watched((watch) => {
      watch.settle()
      watch.keys.length = 0
    })
    // Nothing else is asked of the page meanwhile: to find an element by its role takes seconds in a long answer.
    await page.keyboard.type(TYPED, { delay: KEY_MS })
    note('key while an answer of 20,000 tokens arrives', await watched((watch) => watch.keys))
  } finally {
    await person.close()
  }
}
