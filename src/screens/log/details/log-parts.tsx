import type { ReactNode } from 'react'
import { copyText, notifyCopied } from '#/ui/notifications/copy-text'
import { formatElapsed } from '#/format/elapsed'
import { formatCount } from '#/format/quota'
import { formatUtcOffset } from '#/format/zone'
import { QuotaText } from '#/parts/quota-text'
import type { Log } from '#/resources/log/log'
import { IconButton } from '#/ui/controls/icon-button'
import { notify } from '#/ui/notifications/notify'
import { useT } from '#/ui/language/use-t'
import { LongText } from '#/ui/text/long-text'
import { TimeText } from '#/ui/text/time-text'
import { LOG_DIGITS } from '../list/log-name'
import { LogChannelLink, LogTokenLink, LogUserLink } from './log-links'
import { LogTypeBadge } from '../list/log-type-badge'
import classes from './log-panel.module.css'

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.part}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** All properties of a log entry. */
export function LogParts({ log, isForAdmin }: { log: Log; isForAdmin: boolean }) {
  const t = useT()
  const copyRequestId = async () => {
    if (await copyText(log.request_id)) notifyCopied(log.request_id, t('grid.copied'))
    else notify('warning', t('log.requestId.notCopied'))
  }
  const isCall = log.model_name !== '' || log.prompt_tokens !== 0 || log.completion_tokens !== 0
  return (
    <>
      <dl className={classes.parts}>
        <Part name={t('log.time')}>
          <TimeText seconds={log.created_at} />{' '}
          {log.created_at > 0 && <span className={classes.dim}>{formatUtcOffset(log.created_at)}</span>}
        </Part>
        <Part name={t('log.type')}>
          <LogTypeBadge type={log.type} />
        </Part>
        {isForAdmin && log.username !== '' && (
          <Part name={t('log.user')}>
            <LogUserLink username={log.username} />
          </Part>
        )}
        {log.token_name !== '' && (
          <Part name={t('log.token')}>
            <LogTokenLink log={log} />
          </Part>
        )}
        {log.model_name !== '' && (
          <Part name={t('log.model')}>
            <bdi>{log.model_name}</bdi>
          </Part>
        )}
        {isForAdmin && log.channel > 0 && (
          <Part name={t('log.channel')}>
            <LogChannelLink channel={log.channel} />
          </Part>
        )}
        {isCall && (
          <>
            <Part name={t('log.prompt')}>{formatCount(log.prompt_tokens)}</Part>
            <Part name={t('log.completion')}>{formatCount(log.completion_tokens)}</Part>
          </>
        )}
        <Part name={t('log.quota')}>
          <QuotaText quota={log.quota} digits={LOG_DIGITS} />{' '}
          {log.quota !== undefined && (
            <span className={classes.dim}>{t('log.units', { n: formatCount(log.quota) })}</span>
          )}
        </Part>
        {log.elapsed_time > 0 && <Part name={t('log.elapsed')}>{formatElapsed(log.elapsed_time)}</Part>}
        {isCall && (
          <>
            <Part name={t('log.stream')}>{t(log.is_stream ? 'form.yes' : 'form.no')}</Part>
            <Part name={t('log.promptReset')}>{t(log.system_prompt_reset ? 'form.yes' : 'form.no')}</Part>
          </>
        )}
        {log.request_id !== '' && (
          <Part name={t('log.requestId')}>
            <bdi>{log.request_id}</bdi>{' '}
            <IconButton icon="copy" label={t('log.requestId.copy')} onClick={() => void copyRequestId()} />
          </Part>
        )}
      </dl>
      <h3 className={classes.heading}>{t('log.details')}</h3>
      {log.content ? <LongText text={log.content} /> : <p className={classes.dim}>{t('log.details.none')}</p>}
    </>
  )
}
