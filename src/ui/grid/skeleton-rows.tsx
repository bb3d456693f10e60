import classes from './grid.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** Grey bars where rows will be; the style sheet shows them only after 300 ms. */
export function SkeletonRows({ columns }: { columns: number }) {
  return (
    <tbody aria-hidden="true" className={classes.skeleton}>
      {ROWS.map((row) => (
        <tr key={row}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from readers */}
          <td colSpan={columns}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
