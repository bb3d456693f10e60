import moreIcons from './more-icons.svg?url&no-inline'
import classes from './icon.module.css'

/**
 * SVG paths of the icons of the frame and of every list: Tabler Icons 3.51 (MIT, Copyright (c) 2020-2026 Paweł Kuna),
 * 24 × 24, drawn as strokes, joined and rounded to 2 decimals. As text they cost a third of icon components.
 */
const PATHS = {
  'chevron-left': 'M15 6l-6 6l6 6',
  'chevron-right': 'M9 6l6 6l-6 6',
  'chevron-up': 'M6 15l6-6l6 6',
  'chevron-down': 'M6 9l6 6l6-6',
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6',
  x: 'M18 6l-12 12M6 6l12 12',
  refresh: 'M20 11a8.1 8.1 0 0 0-15.5-2m-.5-4v4h4M4 13a8.1 8.1 0 0 0 15.5 2m.5 4v-4h-4',
  columns: 'M3 4a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-16M9 3v18M15 3v18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 5l0 14M5 12l14 0',
  copy: 'M7 9.67a2.67 2.67 0 0 1 2.67-2.67h8.67a2.67 2.67 0 0 1 2.67 2.67v8.67a2.67 2.67 0 0 1-2.67 2.67h-8.67a2.67 2.67 0 0 1-2.67-2.67l0-8.67M4.01 16.74a2.01 2.01 0 0 1-1.01-1.74v-10c0-1.1 .9-2 2-2h10c.75 0 1.16 .39 1.5 1',
  chat: 'M3 20l1.3-3.9c-2.32-3.44-1.43-7.87 2.1-10.37c3.53-2.5 8.59-2.3 11.85 .48c3.26 2.78 3.7 7.27 1.03 10.5c-2.67 3.24-7.61 4.22-11.57 2.29l-4.7 1',
  edit: 'M4 20h4l10.5-10.5a2.83 2.83 0 1 0-4-4l-10.5 10.5v4M13.5 6.5l4 4',
  trash:
    'M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3',
  pulse: 'M3 12h4l3 8l4-16l3 8h4',
  filter: 'M4 4h16v2.17a2 2 0 0 1-.59 1.41l-4.41 4.41v7l-6 2v-8.5l-4.48-4.93a2 2 0 0 1-.52-1.34v-2.23',
  power: 'M7 6a7.75 7.75 0 1 0 10 0M12 4l0 8',
  check: 'M5 12l5 5l10-10',
  menu: 'M4 6l16 0M4 12l16 0M4 18l16 0',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1m-6.4-15.4l.7 .7m12.1-.7l-.7 .7m0 11.4l.7 .7m-12.1-.7l-.7 .7',
  moon: 'M12 3c.13 0 .26 0 .39 0a7.5 7.5 0 0 0 7.92 12.45a9 9 0 1 1-8.31-12.45l0 .01',
  globe:
    'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M3.6 9h16.8M3.6 15h16.8M11.5 3a17 17 0 0 0 0 18M12.5 3a17 17 0 0 1 0 18',
  user: 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
  promote: 'M7 11l5-5l5 5M7 17l5-5l5 5',
  demote: 'M7 7l5 5l5-5M7 13l5 5l5-5',
  bell: 'M10 5a2 2 0 1 1 4 0a7 7 0 0 1 4 6v3a4 4 0 0 0 2 3h-16a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1',
  calendar: 'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16',
  eye: 'M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6c-3.6 0-6.6-2-9-6c2.4-4 5.4-6 9-6c3.6 0 6.6 2 9 6',
  'eye-off':
    'M10.59 10.59a2 2 0 0 0 2.83 2.83M16.68 16.67a8.72 8.72 0 0 1-4.68 1.33c-3.6 0-6.6-2-9-6c1.27-2.12 2.71-3.68 4.32-4.67m2.86-1.15a9.06 9.06 0 0 1 1.82-.18c3.6 0 6.6 2 9 6c-.67 1.11-1.38 2.07-2.14 2.87M3 3l18 18',
  download: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12',
  home: 'M5 12l-2 0l9-9l9 9l-2 0M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7M9 21v-6a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v6',
  server:
    'M3 7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-2M3 15a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3l0-2M7 8l0 .01M7 16l0 .01M11 8h6M11 16h6',
  key: 'M16.56 3.84l3.6 3.6a2.88 2.88 0 0 1 0 4.07l-2.64 2.64a2.88 2.88 0 0 1-4.07 0l-.3-.3l-6.56 6.56a2 2 0 0 1-1.24 .58l-.17 .01h-1.17a1 1 0 0 1-.99-.88l-.01-.12v-1.17a2 2 0 0 1 .47-1.28l.12-.13l.41-.41h2v-2h2v-2l2.14-2.14l-.3-.3a2.88 2.88 0 0 1 0-4.07l2.64-2.64a2.88 2.88 0 0 1 4.07 0M15 9h.01',
  ticket:
    'M15 5l0 2M15 11l0 2M15 17l0 2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4v-3a2 2 0 0 1 2-2',
  coin: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M14.8 9a2 2 0 0 0-1.8-1h-2a2 2 0 1 0 0 4h2a2 2 0 1 1 0 4h-2a2 2 0 0 1-1.8-1M12 7v10',
  users:
    'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85',
  list: 'M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01',
  settings:
    'M10.33 4.32c.43-1.76 2.92-1.76 3.35 0a1.72 1.72 0 0 0 2.57 1.07c1.54-.94 3.31 .83 2.37 2.37a1.72 1.72 0 0 0 1.07 2.57c1.76 .43 1.76 2.92 0 3.35a1.72 1.72 0 0 0-1.07 2.57c.94 1.54-.83 3.31-2.37 2.37a1.72 1.72 0 0 0-2.57 1.07c-.43 1.76-2.92 1.76-3.35 0a1.72 1.72 0 0 0-2.57-1.07c-1.54 .94-3.31-.83-2.37-2.37a1.72 1.72 0 0 0-1.06-2.57c-1.76-.43-1.76-2.92 0-3.35a1.72 1.72 0 0 0 1.07-2.57c-.94-1.54 .83-3.31 2.37-2.37c1 .61 2.3 .07 2.57-1.06M9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0',
  info: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1',
  sidebar: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2l0-12M9 4l0 16',
  'dots-vertical': 'M12 5v.01M12 12v.01M12 19v.01',
} as const

/** Rarer icons, of the same library, come from one file when the first of them renders: no first load pays for them. */
type RareIcon =
  | 'adjustments'
  | 'alert'
  | 'arrow-down'
  | 'arrow-up'
  | 'chart'
  | 'clock'
  | 'command'
  | 'database'
  | 'external-link'
  | 'history'
  | 'layout-grid'
  | 'link'
  | 'list-check'
  | 'log-out'
  | 'message'
  | 'player-pause'
  | 'player-play'
  | 'player-stop'
  | 'robot'
  | 'test-pipe'
  | 'undo'
  | 'upload'

type CoreIcon = keyof typeof PATHS

/** The name of an icon. */
export type IconName = CoreIcon | RareIcon

const isCore = (name: IconName): name is CoreIcon => name in PATHS

/** A decorative icon, hidden from screen readers; its control needs a label. `size` in px at 16 px per rem, default 16. */
export function Icon({ name, size }: { name: IconName; size?: 12 | 14 }) {
  return (
    <svg
      aria-hidden="true"
      className={classes.icon}
      data-size={size}
      data-bold={name === 'more' || name === 'dots-vertical' || undefined}
      viewBox="0 0 24 24"
    >
      {isCore(name) ? <path d={PATHS[name]} /> : <use href={`${moreIcons}#${name}`} />}
    </svg>
  )
}
