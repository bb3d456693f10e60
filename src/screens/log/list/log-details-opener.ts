import { createContext } from 'react'
import type { Log } from '#/resources/log/log'

/** Opens an entry beside the list; given by the screen, used by a cell. */
export const LogDetailsOpener = createContext<(log: Log) => void>(() => {})
