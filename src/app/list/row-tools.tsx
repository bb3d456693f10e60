import type { ReactNode } from 'react'
import { copy } from '#/ui/button/copy'
import { lazyPart } from '#/ui/status/lazy-part'
import type { RowTools } from './list-definitions'
import type { RowConfirmationProps } from './row-confirmation'

const RowConfirmation = lazyPart(async () => (await import('./row-confirmation')).RowConfirmation)

/** Shows the question before an action of a row. */
export function showQuestion(
  showDialog: (dialog: ReactNode) => void,
  question: Omit<RowConfirmationProps, 'onClose'>,
): void {
  // A key of its own: a later question must not show the error of an earlier one.
  showDialog(<RowConfirmation key={Date.now()} {...question} onClose={() => showDialog(undefined)} />)
}

/** What actions of rows need that are more than a write. `copyRefused` receives a text that the clipboard refused. */
export function rowTools(
  tools: Omit<RowTools, 'copy' | 'ask'>,
  copyRefused?: (text: string) => void,
): RowTools {
  return {
    ...tools,
    copy: (text) => copy(text, copyRefused),
    ask: (confirmation, onConfirm) => showQuestion(tools.showDialog, { confirmation, onConfirm }),
  }
}
