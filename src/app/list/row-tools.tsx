import { copy } from '#/ui/button/copy'
import { lazyPart } from '#/ui/status/lazy-part'
import type { RowTools } from './list-definitions'

const RowConfirmation = lazyPart(async () => (await import('./row-confirmation')).RowConfirmation)

/** What actions of rows need that are more than a write. `copyRefused` receives a text that the clipboard refused. */
export function rowTools(
  tools: Omit<RowTools, 'copy' | 'ask'>,
  copyRefused?: (text: string) => void,
): RowTools {
  const { showDialog } = tools
  const close = () => showDialog(undefined)
  return {
    ...tools,
    copy: (text) => copy(text, copyRefused),
    // A key of its own: a later question must not show the error of an earlier one.
    ask: (confirmation, onConfirm) =>
      showDialog(
        <RowConfirmation
          key={Date.now()}
          confirmation={confirmation}
          onConfirm={onConfirm}
          onClose={close}
        />,
      ),
  }
}
