import { createContext, memo, useContext, useState, type ReactNode } from 'react'
import type { Log } from '#/resources/log/log'
import { lazyPart } from '#/ui/status/lazy-part'

// Loaded when the first entry is opened.
const LogPanel = lazyPart(async () => (await import('../details/log-panel')).default)

const OpenLogContext = createContext<(log: Log | undefined) => void>(() => {})
const OpenedLogContext = createContext<Log | undefined>(undefined)

/** Returns the function that opens an entry in the panel, or closes the panel. */
export const useOpenLog = () => useContext(OpenLogContext)

/** Holds the open entry above the list, so that the list does not re-render when it changes. */
export function LogPanelProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Log>()
  return (
    <OpenLogContext value={setOpened}>
      <OpenedLogContext value={opened}>{children}</OpenedLogContext>
    </OpenLogContext>
  )
}

interface PanelProps {
  rows: readonly Log[]
  isForAdmin: boolean
}

/** Panel of the open entry, if any. `rows` are the rows on screen. */
export const OpenedLogPanel = memo(function OpenedLogPanel({ rows, isForAdmin }: PanelProps) {
  const open = useOpenLog()
  const opened = useContext(OpenedLogContext)
  if (!opened) return null
  return (
    <LogPanel
      log={opened}
      rows={rows}
      isForAdmin={isForAdmin}
      onShow={open}
      onClose={() => open(undefined)}
    />
  )
})
