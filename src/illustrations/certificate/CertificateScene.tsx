import { useLingui } from '@lingui/react/macro'
import certUrl from '#engraved/cert.svg?url'
import certDarkUrl from '#engraved/cert-dark.svg?url'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import sealUrl from '#engraved/seal.svg?url'
import sealDarkUrl from '#engraved/seal-dark.svg?url'
import { Plate } from '../../ui/Plate.tsx'
import { Scene } from '../parts/Scene.tsx'
import { Signature } from '../parts/Signature.tsx'
import * as styles from './CertificateScene.css.ts'
import { Engraved } from './Engraved.tsx'
import { SecondSignature } from './SecondSignature.tsx'

type CertificateSceneProps = {
  /** The company whose share it is, by its legal name, its town, and the year it was founded. */
  company: string
  town: string
  founded: number
}

/** A share certificate: number, name, seal, and two signatures. */
export function CertificateScene({ company, town, founded }: CertificateSceneProps) {
  const { t } = useLingui()
  return (
    <Scene
      label={t`Un certificat d’action de ${company}, numéro 0001, daté de ${founded}, revêtu d’un sceau gravé et de deux signatures.`}
    >
      <Plate tone="mist" engraving={{ light: mistUrl, dark: mistDarkUrl }} size="page" priority>
        <div className={styles.paper}>
          <Engraved light={certUrl} dark={certDarkUrl} look="border" width={880} height={560} />
          <p className={styles.numbers}>
            <span>{t({ message: `N° 0001`, comment: 'number of a share certificate' })}</span>
            <span>{t({ message: `${town}, ${founded}`, comment: 'town and year on a certificate' })}</span>
          </p>
          <p className={styles.name}>{company}</p>
          <p className={styles.rule}>
            {t({
              message: `Une action, deux signatures : nos titres suivent la règle que nous donnons à vos virements.`,
              comment: 'On a share certificate. In French “action” is both a share and an act.',
            })}
          </p>
          <Engraved light={sealUrl} dark={sealDarkUrl} look="seal" width={240} height={240} />
          <p className={styles.first}>
            <Signature />
            {t({ message: `Présidente`, comment: 'who signed the certificate first, a woman' })}
          </p>
          <p className={styles.second}>
            <SecondSignature />
            {t({ message: `Directeur financier`, comment: 'who signed the certificate second' })}
          </p>
        </div>
      </Plate>
    </Scene>
  )
}
