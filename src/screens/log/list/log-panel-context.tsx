import { createContext, memo, Suspense, useContext, useState, type ReactNode } from 'react'
import type { Log } from '#/resources/log/log'
import { lazyComponent } from '#/ui/status/lazy-component'

// Fetched when an entry is first opened.
const LogPanel = lazyComponent(async () => (await import('../details/log-panel')).default)

/** Opens an entry beside the list, or closes it; never another function, so that no row is drawn anew for it. */
const OpenLogContext = createContext<(log: Log | undefined) => void>(() => {})
const OpenedLogContext = createContext<Log | undefined>(undefined)

export const useOpenLog = () => useContext(OpenLogContext)

/** Remembers which entry is open, above a list that need not know. */
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

/** The panel of the open entry, if there is one, among the `rows` on the screen. */
export const ContextLogPanel = memo(function OpenedLogPanel({ rows, isForAdmin }: PanelProps) {
  const open = useOpenLog()
  const opened = useContext(OpenedLogContext)
  return (
    <Suspense>
      {opened && (
        <LogPanel
          log={opened}
          rows={rows}
          isForAdmin={isForAdmin}
          onShow={open}
          onClose={() => open(undefined)}
        />
      )}
    </Suspense>
  )
})
