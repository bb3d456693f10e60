import { Loading } from '../status/loading'
import classes from './record-form.module.css'

/** Fields of each section of a form, as it opens; none for a section that is folded. */
export type FormShape = readonly number[]

interface Props {
  shape: FormShape
  /** Names the data in the sentence "Loading …". */
  prompt: string
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Boxes in place of a form whose record is loading, so that nothing moves when it opens. */
export function FormSkeleton({ shape, prompt }: Props) {
  return (
    <div className={classes.form} data-layout="page">
      <div aria-hidden="true" className={classes.skeleton}>
        {range(shape.length).map((section) => (
          <div key={section} className={classes.section}>
            <div className={classes.head}>
              <span className={classes.skeletonTitle} />
            </div>
            <div className={classes.fields}>
              {range(shape[section] ?? 0).map((field) => (
                <div key={field} className={classes.skeletonField}>
                  <span />
                  <span />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={classes.bar}>
        <div className={classes.state}>
          <Loading prompt={prompt} />
        </div>
      </div>
    </div>
  )
}
