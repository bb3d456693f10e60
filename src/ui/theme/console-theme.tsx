import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageNonce } from '#/browser/page-nonce'
import { useShownColorScheme } from './appearance'
import { theme } from './theme'
import './mantine-base.css'
import './mantine.css'

const getStyleNonce = () => pageNonce() ?? ''
const ENV = import.meta.env.MODE === 'test' ? 'test' : 'default'

/** The one provider of Mantine, around the console. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
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
