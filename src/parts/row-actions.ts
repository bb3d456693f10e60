import IconPencil from '@tabler/icons-react/icons/IconPencil'
import IconReportAnalytics from '@tabler/icons-react/icons/IconReportAnalytics'
import IconTrash from '@tabler/icons-react/icons/IconTrash'

export const EDIT_ACTION = { name: 'edit', place: 'title', icon: IconPencil, label: 'row.edit' } as const

/** Opens the entries of the log about the row. */
export const LOG_ACTION = {
  name: 'log',
  place: 'page',
  icon: IconReportAnalytics,
  label: 'form.logs',
  onPage: true,
} as const

export const DELETE_ACTION = {
  name: 'delete',
  icon: IconTrash,
  tone: 'danger',
  onPage: true,
  label: 'row.delete',
  waitsForRetryAfter: true,
} as const
