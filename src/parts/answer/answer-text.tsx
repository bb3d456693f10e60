import { Group, Paper, Stack, Text } from '@mantine/core'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { Lexer, type Token } from 'marked'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { IconButton } from '#/ui/button/icon-button'
import { copy } from '#/ui/button/copy'
import { useT } from '#/ui/language/use-t'
import SanitisedMarkdown from '#/ui/text/sanitised-markdown'

/** The last blocks may go on: a list does after a blank line. */
const MIN_OPEN = 4
const MAX_OPEN = 24

interface Settled {
  parts: ReadonlyArray<readonly Token[]>
  /** Of their text, in UTF-16 units. */
  length: number
}

/**
 * The text of an answer as Markdown. What no later piece can change is kept in parts, which are neither read nor rendered again, and
 * nothing is rendered before what the user types: a long answer stays as quick as a short one.
 */
export function AnswerText({ text }: { text: string }) {
  const shown = useDeferredValue(text)
  const [settled, setSettled] = useState<Settled>({ parts: [], length: 0 })
  const open = shown.slice(settled.length)
  // Without the tokens inside the blocks, which `SanitisedMarkdown` reads.
  const blocks = useMemo(() => new Lexer().blockTokens(open), [open])
  if (blocks.length > MAX_OPEN) {
    const part = blocks.slice(0, -MIN_OPEN)
    const raw = part.map((block) => block.raw).join('')
    // As it arrived: the rest begins where it ends.
    if (open.startsWith(raw))
      setSettled({ parts: [...settled.parts, part], length: settled.length + raw.length })
  }
  // oxlint-disable-next-line react/no-array-index-key -- parts are appended only
  return [...settled.parts, blocks].map((part, index) => <Part key={index} blocks={part} />)
}

/** What is out of sight is not laid out: a key beside a long answer takes a third less. The ring of the focus is not cut off. */
const PART = {
  minWidth: 0,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto var(--gc-length-20)',
  overflowClipMargin: 'var(--gc-space-1)',
} as const

/** Block by block, so that the open part renders only the last one again. */
const Part = memo(function Part({ blocks }: { blocks: readonly Token[] }) {
  return (
    <Stack gap="xs" style={PART}>
      {blocks.map((block, index) => {
        const language = /^\S*/.exec(block.type === 'code' ? (block.lang ?? '') : '')?.[0] ?? ''
        // oxlint-disable-next-line react/no-array-index-key -- blocks are appended only
        if (block.type === 'code') return <CodeBlock key={index} source={block.text} language={language} />
        // oxlint-disable-next-line react/no-array-index-key -- blocks are appended only
        return block.type !== 'space' && <TextBlock key={index} source={block.raw} />
      })}
    </Stack>
  )
})

const PRE = {
  overflowX: 'auto',
  margin: 0,
  padding: 'var(--gc-space-1) var(--gc-space-3) var(--gc-space-3)',
} as const

const TextBlock = memo(function TextBlock({ source }: { source: string }) {
  return (
    <Text component="div" inherit miw={0}>
      <SanitisedMarkdown text={source} hasImages={false} />
    </Text>
  )
})

/** A hundred lines of code, or less: all of a long code in one element take too long to lay out again for each piece. */
const CODE_PART = /(?:[^\n]*\n){100}|[^]+/g

/** Code as it arrives, with a button that copies it. */
const CodeBlock = memo(function CodeBlock({ source, language }: { source: string; language: string }) {
  const t = useT()
  return (
    <Paper bg="var(--gc-sunken)" bd="1px solid var(--gc-line)" miw={0}>
      <Group justify="space-between" pl="sm" c="dimmed" fz="xs">
        <span translate="no">{language}</span>
        <IconButton
          icon={IconCopy}
          size="sm"
          label={t('playground.copyCode')}
          onClick={() => void copy(source)}
        />
      </Group>
      <Text
        component="pre"
        size="sm"
        ff="monospace"
        style={PRE}
        {...{ role: 'region', tabIndex: 0, 'aria-label': language || t('playground.code.block') }}
      >
        <code translate="no">
          {source.match(CODE_PART)?.map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are appended only
            <CodePart key={index} text={part} />
          ))}
        </code>
      </Text>
    </Paper>
  )
})

const CodePart = memo(function CodePart({ text }: { text: string }) {
  return (
    <Text span inherit display="block">
      {text}
    </Text>
  )
})
