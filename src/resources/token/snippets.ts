import type { ChatBody } from '../chat/chat'

/** A model that most gateways have, for the program of a token that may request every model. */
export const USUAL_MODEL = 'gpt-4o'

export interface SnippetValues extends Pick<ChatBody, 'model' | 'temperature' | 'max_tokens'> {
  /** Base URL, ends with `/v1`. */
  address: string
  key: string
  /** A greeting by default. */
  messages?: ChatBody['messages']
  /** Whether the program prints the answer as it arrives. */
  isStreamed?: boolean
}

const GREETING: ChatBody['messages'] = [{ role: 'user', content: 'Hello!' }]
/** A text in single quotes of a shell, where only the quote itself is special. */
const shellText = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** A literal that JSON, Python and JavaScript read alike. */
const literal = (value: unknown) => JSON.stringify(value)

/** The members of the body, in the order of the documentation. */
function bodyOf({ model, messages = GREETING, temperature, max_tokens }: SnippetValues) {
  return { model, messages, temperature, max_tokens }
}

/** The arguments of a call as lines; `assign` stands between name and value. */
function argumentsOf(values: SnippetValues, assign: string, yes: string): string {
  const { messages, ...others } = bodyOf(values)
  const lines = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}${assign}${literal(value)},`],
  )
  const list = messages.map(
    ({ role, content }) => `{"role": ${literal(role)}, "content": ${literal(content)}},`,
  )
  const all = [...lines, `messages${assign}[`, ...list.map((line) => `    ${line}`), '],']
  return [...all, ...(values.isStreamed ? [`stream${assign}${yes},`] : [])].join('\n    ')
}

/** Programs that make one call, by the name of their language. Names with quotes cannot leave their literal. */
export const SNIPPETS: Readonly<Record<string, (values: SnippetValues) => string>> = {
  curl: (values) => {
    const body = JSON.stringify({ ...bodyOf(values), ...(values.isStreamed && { stream: true }) })
    return [
      `curl ${values.isStreamed ? '-N ' : ''}${shellText(`${values.address}/chat/completions`)} \\`,
      `  -H ${shellText(`Authorization: Bearer ${values.key}`)} \\`,
      `  -H 'Content-Type: application/json' \\`,
      `  -d ${shellText(body)}`,
    ].join('\n')
  },
  Python: (values) => `from openai import OpenAI

client = OpenAI(base_url=${literal(values.address)}, api_key=${literal(values.key)})
completion = client.chat.completions.create(
    ${argumentsOf(values, '=', 'True')}
)
${
  values.isStreamed
    ? `for chunk in completion:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)`
    : 'print(completion.choices[0].message.content)'
}`,
  'Node.js': (values) => `import OpenAI from 'openai'

const client = new OpenAI({ baseURL: ${literal(values.address)}, apiKey: ${literal(values.key)} })
const completion = await client.chat.completions.create({
    ${argumentsOf(values, ': ', 'true')}
})
${
  values.isStreamed
    ? `for await (const chunk of completion) process.stdout.write(chunk.choices[0]?.delta.content ?? '')`
    : 'console.log(completion.choices[0].message.content)'
}`,
}
