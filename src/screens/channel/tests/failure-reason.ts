import { t } from '#/i18n/i18n'
import type { UnsuccessfulCell } from './test-cells'

/** Why a test has no success: in a line, with the message of the server if it sent one. */
export function failureReason(cell: UnsuccessfulCell): string {
  if (cell.state === 'failed') return cell.message
  if (cell.state === 'timedOut') return t('tests.reason.timedOut', { n: cell.seconds })
  if (cell.state === 'stopped') return t(cell.isSent ? 'tests.reason.stopped' : 'tests.reason.notSent')
  return t(`tests.reason.${cell.state}`)
}
