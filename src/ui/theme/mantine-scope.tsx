import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageNonce } from '#/browser/page-nonce'
import { useShownColorScheme } from './appearance'
// Mantine's styles that several of its components share, in the order of its documentation: a later file may override an
// earlier one. Each component imports its own styles.
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.layer.css'
import './mantine-base.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import './mantine.css'

const theme = createTheme({
  primaryColor: 'indigo',
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By name: importing the component would load it with the theme.
  components: {
    // The placeholder is a focusable child without a menu role (axe: aria-required-children).
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
})

const getStyleNonce = () => pageNonce() ?? ''
const ENV = import.meta.env.MODE === 'test' ? 'test' : 'default'

/**
 * What Mantine's components need around them. Each lazily loaded component that uses one has its own scope, so that
 * first loads contain neither Mantine's code nor its styles.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  const scheme = useShownColorScheme()
  return (
    <MantineProvider
      theme={theme}
      env={ENV}
      forceColorScheme={scheme}
      getStyleNonce={getStyleNonce}
      // They are constants of ours, in mantine.css.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
