/** Languages of the snippets, in display order. */
export const SNIPPET_LANGUAGES = ['curl', 'python', 'node'] as const
/** Language of a snippet. */
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number]

/** What a program needs for a call. */
export interface SnippetValues {
  /** Base address, ends with `/v1`. */
  address: string
  /** The key, or a placeholder. */
  key: string
  model: string
}

const GREETING = 'Hello!'
/** A text in single quotes of a shell, where only the quote itself is special. */
const shellText = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** A literal that JSON, Python and JavaScript read alike. */
const literal = (text: string) => JSON.stringify(text)

const SNIPPETS: Record<SnippetLanguage, (values: SnippetValues) => string> = {
  curl: ({ address, key, model }) => {
    const body = JSON.stringify({ model, messages: [{ role: 'user', content: GREETING }] })
    return [
      `curl ${shellText(`${address}/chat/completions`)} \\`,
      `  -H ${shellText(`Authorization: Bearer ${key}`)} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d ${shellText(body)}`,
    ].join('\n')
  },
  python: ({ address, key, model }) => `from openai import OpenAI

client = OpenAI(base_url=${literal(address)}, api_key=${literal(key)})
completion = client.chat.completions.create(
    model=${literal(model)},
    messages=[{"role": "user", "content": ${literal(GREETING)}}],
)
print(completion.choices[0].message.content)`,
  node: ({ address, key, model }) => `import OpenAI from 'openai'

const client = new OpenAI({ baseURL: ${literal(address)}, apiKey: ${literal(key)} })
const completion = await client.chat.completions.create({
  model: ${literal(model)},
  messages: [{ role: 'user', content: ${literal(GREETING)} }],
})
console.log(completion.choices[0].message.content)`,
}

/** Returns a program that makes one call; names with quotes cannot leave their literal. */
export function snippetOf(language: SnippetLanguage, values: SnippetValues): string {
  return SNIPPETS[language](values)
}
