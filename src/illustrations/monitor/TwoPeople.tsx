import { useLingui } from '@lingui/react/macro'
import { WindowFoot } from '../../ui/window/WindowFoot.tsx'
import { Avatar } from '../parts/Avatar.tsx'
import * as ink from '../parts/ink.css.ts'
import { attempt } from './attempt.ts'
import * as styles from './TwoPeople.css.ts'

/** Who entered the change, and whose second look is missing: the one thing left to decide. */
export function TwoPeople() {
  const { t } = useLingui()
  const { first, second } = attempt
  const { at } = first
  return (
    <WindowFoot>
      <div className={styles.people}>
        <p>
          <Avatar person={first.person} state="signed" />
          <span>
            {first.person.short}
            <br />
            <span className={ink.soft}>
              {t({ message: `saisi à ${at}`, comment: 'when she entered the change of bank details' })}
            </span>
          </span>
        </p>
        <p>
          <Avatar person={second} state="waiting" />
          <span>
            {second.short}
            <br />
            <span className={ink.waiting}>
              {t({ message: `second regard attendu`, comment: 'a second person must look at the change' })}
            </span>
          </span>
        </p>
      </div>
    </WindowFoot>
  )
}
