import { Trans } from '@lingui/react/macro'
import { Link } from '../../components/links.tsx'
import { Glyph } from '../../ui/icons/Glyph.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import * as styles from './Extras.css.ts'

/** What belongs to the modules without being one: check deposits and the mobile app, with the way to each. */
export function Extras() {
  return (
    <Wrap>
      <div className={styles.band}>
        <Glyph name="mobile" size={44} />
        <p>
          <Trans comment="under the list of modules: two things more, each with its link">
            Et avec les modules :{' '}
            <Link to="/rapprochement-comptable" hash="checks">
              la remise de chèques
            </Link>
            , une ligne du relevé et les chèques qui la composent ;{' '}
            <Link to="/paiements" hash="mobile">
              l’application mobile
            </Link>
            , pour signer loin du bureau.
          </Trans>
        </p>
      </div>
    </Wrap>
  )
}
