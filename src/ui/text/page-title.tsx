import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useT } from '../language/use-t'
import { useIsPhone } from '../theme/phone'
import { HIDDEN } from './hidden'
import classes from './text.module.css'

/** The id of the page title, which the app shell focuses and announces after a navigation. */
export const PAGE_TITLE_ID = 'page-title'

interface TitleFrame {
  /** The name of this console, appended to the screen's name in `document.title`. */
  console: string
  /** The place that the bar of phones shows: there a page title of the same text is visually hidden. */
  place?: string | undefined
}

/** What the app shell gives to the title of a page. */
export const PageTitleFrame = createContext<TitleFrame>({ console: '' })

/** The app focuses it after navigation; a focus ring would make it look like a control. */
const TITLE = { outline: 'none', overflowWrap: 'anywhere' } as const

interface TitleProps {
  children: string
  /** Name of the record that the screen is about. */
  record?: string | undefined
  hidden?: boolean
}

/** The one `h1` of a screen, and the document title. */
export function PageTitle({ children, record, hidden = false }: TitleProps) {
  const t = useT()
  const { console: name, place } = use(PageTitleFrame)
  const isPhone = useIsPhone()
  const isInBar = isPhone && place === children && record === undefined
  const text = record === undefined ? children : t('form.fact', { label: children, value: record })
  // Not a `<title>` element: the one in index.html would take precedence.
  useEffect(() => {
    document.title = [text, name].filter(Boolean).join(' – ')
  }, [text, name])
  return (
    <Title
      order={1}
      tabIndex={-1}
      id={PAGE_TITLE_ID}
      mb="md"
      className={hidden || isInBar ? HIDDEN : undefined}
      style={TITLE}
    >
      {record === undefined ? children : t('form.fact', { label: children, value: '' })}
      {record !== undefined && <bdi translate="no">{record}</bdi>}
    </Title>
  )
}

interface RowProps {
  title: string
  /** The number of rows of a list, which the list itself announces; on phones its footer says the same. */
  count?: string | undefined
  children?: ReactNode
}

/** The page title with actions on the whole screen beside it, or below it if there is no room. */
export function TitleRow({ title, count, children }: RowProps) {
  return (
    <Group align="baseline">
      <PageTitle>{title}</PageTitle>
      {count !== undefined && (
        <Text aria-hidden span c="dimmed" data-wide-only>
          {count}
        </Text>
      )}
      {children && (
        <Group ml="auto" mb="sm">
          {children}
        </Group>
      )}
    </Group>
  )
}

/** A narrow, centred card for a page that is a single short form, such as the sign-in page. */
export function CentredCard({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <Paper withBorder p="lg" w="100%" maw="var(--gc-length-26)" mx="auto">
      <Stack gap="md" className={classes.card}>
        <PageTitle>{title}</PageTitle>
        {lead && <Text>{lead}</Text>}
        {children}
      </Stack>
    </Paper>
  )
}
