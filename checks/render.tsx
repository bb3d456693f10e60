import { render as renderBare, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ConsoleTheme } from '#/ui/theme/console-theme'

/** Renders a component of the console in a document, inside the theme that all of Mantine's components need. */
export function render(children: ReactNode): RenderResult {
  return renderBare(children, { wrapper: ConsoleTheme })
}
