import { useSpotlight, type createSpotlightStore } from '@mantine/spotlight'
import { useState, type KeyboardEvent } from 'react'
import { truncate } from '#/format/truncate'
import { visibleText } from '#/format/visible-text'
import { t } from '#/i18n/i18n'
import { notify } from '#/ui/notifications/notify'
import type { PaletteGroup, PaletteItem } from './palette-items'

/** Length of a name above its verbs, in characters. */
const NAME_LENGTH = 40

interface Step {
  group: PaletteGroup
  /** What was typed: typing goes back to the results. */
  query: string
  /** The index of the record among the results. */
  from: number
}

/** The verbs of one found record, in place of the results: opened by the arrow right, left by the arrow left or by typing. */
export function useSecondStep(store: ReturnType<typeof createSpotlightStore>) {
  const { query } = useSpotlight(store)
  const [step, setStep] = useState<Step>()
  const shown = step?.query === query ? step.group : undefined
  const select = (selected: number) => store.setState((state) => ({ ...state, selected }))

  const open = async ({ label, verbs }: PaletteItem, from: number) => {
    try {
      const items = await verbs?.()
      // Meanwhile another text may have been typed.
      if (!items || store.getState().query !== query) return
      setStep({
        group: { label: t('palette.verbsOf', { name: truncate(visibleText(label), NAME_LENGTH) }), items },
        query,
        from,
      })
      select(0)
    } catch {
      notify('warning', t('problem.chunk'))
    }
  }
  const close = (from: number) => {
    setStep(undefined)
    select(from)
  }
  return {
    shown,
    /** Opens the verbs of the result at an index. */
    open: (item: PaletteItem, from: number) => void open(item, from),
    back: () => step && close(step.from),
    /** Whether a key of the input opened or closed the step. */
    handleKey: (event: KeyboardEvent<HTMLInputElement>, active: PaletteItem | undefined): boolean => {
      const { key, currentTarget, ctrlKey, altKey, metaKey, shiftKey } = event
      if (ctrlKey || altKey || metaKey || shiftKey) return false
      if (key === 'ArrowLeft' && step && shown) close(step.from)
      // Elsewhere in the text it moves the cursor.
      else if (
        key === 'ArrowRight' &&
        !shown &&
        active?.verbs &&
        currentTarget.selectionStart === currentTarget.value.length
      )
        void open(active, store.getState().selected)
      else return false
      event.preventDefault()
      return true
    },
  }
}
