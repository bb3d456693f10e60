import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { tooltipText } from '#/format/truncate'
import type { Log } from '#/resources/log/log'
import { useAccount } from '#/session/session'
import { useT } from '#/ui/language/use-t'
import { ClippedText } from '#/ui/text/clipped-text'
import { noFilters } from '../log-search'
import classes from '../list/log-list.module.css'

interface PlainAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> {
  children?: ReactNode
}

// A plain anchor with the look of the list's links.
const TextLink = createLink(({ children, ...props }: PlainAnchorProps) => (
  <a {...props} className={classes.link}>
    {children}
  </a>
))

/** Link to the channel that served the call, for administrators; nothing without one (SH-79). */
export function LogChannelLink({ channel }: Pick<Log, 'channel'>) {
  const t = useT()
  if (channel <= 0) return null
  const search = { keyword: String(channel) }
  return (
    <TextLink to="/channel" search={search} title={t('log.toChannel', { id: channel })}>
      {channel}
    </TextLink>
  )
}

/** Link to the user, for administrators. */
export function LogUserLink({ username }: Pick<Log, 'username'>) {
  const t = useT()
  if (username === '') return null
  const search = { keyword: username }
  return (
    <TextLink to="/user" search={search} title={tooltipText(t('log.toUser', { name: username }))}>
      <ClippedText text={username} className={classes.name} tooltip="" />
    </TextLink>
  )
}

/** Link to the user's own token in the token list, or for another user's token to its log entries. */
export function LogTokenLink({ log }: { log: Log }) {
  const t = useT()
  const account = useAccount()
  const { token_name, username } = log
  if (token_name === '') return null
  if (account?.username === username) {
    return (
      <TextLink
        to="/token"
        search={{ keyword: token_name }}
        title={tooltipText(t('log.toToken', { name: token_name }))}
      >
        <ClippedText text={token_name} className={classes.name} tooltip="" />
      </TextLink>
    )
  }
  return (
    <TextLink
      to="/log"
      search={{ ...noFilters, token_name, username }}
      title={tooltipText(t('log.entriesOfToken', { name: token_name }))}
    >
      <ClippedText text={token_name} className={classes.name} tooltip="" />
    </TextLink>
  )
}
