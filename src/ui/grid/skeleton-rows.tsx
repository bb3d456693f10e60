import classes from './grid.module.css'

/** As many as a window is high: what is below the list does not move up and down again. */
export const MAX_SKELETON_ROWS = 30

/** Placeholder rows while loading; the style sheet shows them after 300 ms. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tbody aria-hidden="true" className={classes.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers */}
          <td colSpan={columns}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
