import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useT } from '#/ui/language/use-t'
import classes from './show-all.module.css'

/** The whole of a text that is clipped beside it, when asked for: scrolled in a box that never outgrows the window. */
export function ShowAll({ text }: { text: string }) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        type="button"
        size="compact-xs"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'problem.showLess' : 'problem.showAll')}
      </Button>
      {isOpen && (
        <pre
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, by keyboard too
          tabIndex={0}
          role="region"
          aria-label={t('problem.wholeMessage')}
          className={classes.whole}
        >
          {text}
        </pre>
      )}
    </div>
  )
}
