import { statement } from '../cast.ts'
import { mt940 } from './mt940.ts'
import * as styles from './RawStatement.css.ts'

const fields = mt940(statement)

/** The statement as the bank sends it. */
export const RawStatement = () => (
  <div className={styles.raw}>
    {fields.map(({ tag, before, amount, after }) => (
      <div key={before + amount}>
        <i>{tag}</i>
        {before}
        {amount && <b>{amount}</b>}
        {after}
      </div>
    ))}
  </div>
)
