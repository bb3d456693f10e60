import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { pageNonce } from '#/browser/page-nonce'
import { theme } from './theme'
import './mantine-base.css'
import './mantine.css'

const getStyleNonce = () => pageNonce() ?? ''
const ENV = import.meta.env.MODE === 'test' ? 'test' : 'default'

/** The one provider of Mantine, around the console. */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      env={ENV}
      // public/start.js reads the same key as the provider, and sets the same attribute, before the first paint.
      defaultColorScheme="auto"
      getStyleNonce={getStyleNonce}
      // They are constants of ours, in mantine.css.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
