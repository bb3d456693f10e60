import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { SNIPPETS, type SnippetValues } from './snippets'

const values = { address: 'https://gate.example/v1', key: 'sk-1', model: 'gpt-4o' }

const snippetOf = (language: string, given: SnippetValues) => SNIPPETS[language]?.(given) ?? ''

it.each(Object.keys(SNIPPETS))('snippet for %s: has address, key and model', (language) => {
  const text = snippetOf(language, values)
  for (const value of Object.values(values)) expect(text).toContain(value)
})

it.each(["it's", '"; rm -rf /; "', '$(id)', '`id`', '\\', 'a\nb'])(
  'snippet for curl: the shell passes the model %j unchanged',
  (model) => {
    const text = snippetOf('curl', { ...values, model }).replace(/^curl/, 'printf "%s\\0"')
    const args = execFileSync('sh', ['-c', text], { encoding: 'utf8' }).split('\0')
    expect(args[0]).toBe('https://gate.example/v1/chat/completions')
    expect(JSON.parse(args.at(-2) ?? '')).toMatchObject({ model })
  },
)

it('snippet for python and node: quotes stay inside the literal', () => {
  for (const language of ['Python', 'Node.js'])
    expect(snippetOf(language, { ...values, model: '"x\n' })).toContain(String.raw`"\"x\n"`)
})
