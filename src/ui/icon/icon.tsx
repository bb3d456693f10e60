import classes from './icon.module.css'

/** SVG paths of 24 × 24 icons, drawn as strokes. */
const PATHS = {
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  'chevron-down': 'M5 9l7 7 7-7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  x: 'M6 6l12 12M18 6L6 18',
  refresh: 'M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 4v4.5h-4.5',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  pulse: 'M3 12h4l3 7 4-14 3 7h4',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  power: 'M12 3v9M6.5 7a8 8 0 1 0 11 0',
  check: 'M5 13l4 4L19 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 20c1.5-4 4.5-5 8-5s6.5 1 8 5',
  promote: 'M5 13l7-7 7 7M5 19l7-7 7 7',
  demote: 'M5 5l7 7 7-7M5 11l7 7 7-7',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
} as const

/** The name of an icon. */
export type IconName = keyof typeof PATHS

/** A decorative icon, hidden from screen readers; its control needs a label. `size` in px at 16 px per rem, default 16. */
export function Icon({ name, size }: { name: IconName; size?: 12 | 14 }) {
  return (
    <svg
      aria-hidden="true"
      className={classes.icon}
      data-size={size}
      data-name={name === 'more' ? name : undefined}
      viewBox="0 0 24 24"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
