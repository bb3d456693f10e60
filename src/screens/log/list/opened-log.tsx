import { createContext, memo, Suspense, useContext, useState, type ReactNode } from 'react'
import type { Log } from '#/resources/log/log'
import { late } from '#/ui/feedback/late'

// Fetched when an entry is first opened.
const LogPanel = late(async () => (await import('../details/log-panel')).default)

/** Opens an entry beside the list, or closes it; never another function, so that no row is drawn anew for it. */
const Opener = createContext<(log: Log | undefined) => void>(() => {})
const Opened = createContext<Log | undefined>(undefined)

export const useLogOpener = () => useContext(Opener)

/** Remembers which entry is open, above a list that need not know. */
export function OpenedLog({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Log>()
  return (
    <Opener value={setOpened}>
      <Opened value={opened}>{children}</Opened>
    </Opener>
  )
}

interface PanelProps {
  rows: readonly Log[]
  isForAdmin: boolean
}

/** The panel of the open entry, if there is one, among the `rows` on the screen. */
export const OpenedLogPanel = memo(function OpenedLogPanel({ rows, isForAdmin }: PanelProps) {
  const open = useLogOpener()
  const opened = useContext(Opened)
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
