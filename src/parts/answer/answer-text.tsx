import IconCopy from '@tabler/icons-react/icons/IconCopy'
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { IconActionButton } from '#/ui/button/icon-action-button'
import { useCopy } from '#/ui/button/use-copy'
import { useT } from '#/ui/language/use-t'
import SanitisedMarkdown from '#/ui/text/sanitised-markdown'
import { codeParts, splitBlocks, type Block } from './answer-blocks'
import classes from './answer.module.css'

/**
 * The text of an answer as Markdown. Only the blocks that change are rendered again, and not before what the user types: a long
 * answer stays as quick as a short one.
 */
export function AnswerText({ text }: { text: string }) {
  const shown = useDeferredValue(text)
  const blocks = useMemo(() => splitBlocks(shown), [shown])
  return blocks.map(({ kind, source, language }, index) =>
    kind === 'code' ? (
      // oxlint-disable-next-line react/no-array-index-key -- blocks are appended only
      <CodeBlock key={index} source={source} language={language} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- blocks are appended only
      <TextBlock key={index} source={source} isOpen={index === blocks.length - 1} />
    ),
  )
}

/** Markdown that stays as it is while the user selects in it: new HTML would drop the selection. */
const TextBlock = memo(function TextBlock({ source, isOpen }: { source: string; isOpen: boolean }) {
  const element = useRef<HTMLDivElement>(null)
  const [frozen, setFrozen] = useState<string>()
  const canChange = isOpen || frozen !== undefined
  const update = useEffectEvent(() =>
    setFrozen((now) => (hasSelection(element.current) ? (now ?? source) : undefined)),
  )
  useEffect(() => {
    if (!canChange) return undefined
    const onChange = () => update()
    document.addEventListener('selectionchange', onChange)
    return () => document.removeEventListener('selectionchange', onChange)
  }, [canChange])
  return (
    <div ref={element} className={classes.text}>
      <SanitisedMarkdown text={frozen ?? source} hasImages={false} />
    </div>
  )
})

function hasSelection(element: Element | null): boolean {
  const selection = document.getSelection()
  return selection?.isCollapsed === false && element !== null && selection.containsNode(element, true)
}

/** Code as it arrives, with a button that copies it. */
const CodeBlock = memo(function CodeBlock({ source, language }: Omit<Block, 'kind'>) {
  const t = useT()
  const copy = useCopy()
  return (
    <div className={classes.code}>
      <div className={classes.codeHead}>
        <span translate="no">{language}</span>
        <IconActionButton
          icon={IconCopy}
          size="sm"
          label={t('playground.copyCode')}
          onClick={() => void copy(source)}
        />
      </div>
      <pre {...{ role: 'region', tabIndex: 0, 'aria-label': language || t('playground.code.block') }}>
        <code translate="no">
          {codeParts(source).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts are appended only
            <CodePart key={index} text={part} />
          ))}
        </code>
      </pre>
    </div>
  )
})

const CodePart = memo(function CodePart({ text }: { text: string }) {
  return <span className={classes.part}>{text}</span>
})
