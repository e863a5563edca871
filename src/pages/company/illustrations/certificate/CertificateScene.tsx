import { useLingui } from '@lingui/react/macro'
import certUrl from '#engraved/cert.svg?url'
import certDarkUrl from '#engraved/cert-dark.svg?url'
import mistUrl from '#engraved/mist-1.svg?url'
import mistDarkUrl from '#engraved/mist-1-dark.svg?url'
import sealUrl from '#engraved/seal.svg?url'
import sealDarkUrl from '#engraved/seal-dark.svg?url'
import { signature } from '../../../../components/illustrations/parts/parts.css.ts'
import { Scene } from '../../../../components/illustrations/parts/Scene.tsx'
import { Signature } from '../../../../components/illustrations/parts/Signature.tsx'
import { Plate } from '../../../../components/ui/Plate.tsx'
import * as styles from './CertificateScene.css.ts'

type EngravedProps = {
  light: string
  dark: string
  look: keyof typeof styles.look
  /** The drawing's own size, in CSS pixels. */
  width: number
  height: number
}

/** An engraving in the ink of the scheme. */
const Engraved = ({ light, dark, look, width, height }: EngravedProps) => (
  <picture>
    <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" />
    <img src={light} alt="" width={width} height={height} decoding="async" className={styles.look[look]} />
  </picture>
)

/** Another hand than the one of `Signature`: round and in one stroke. */
const SecondSignature = () => (
  <svg className={signature} aria-hidden="true" viewBox="0 0 160 48">
    <path
      strokeWidth={1.7}
      d="M17 39c2-12 8-31 15-32 8-1 9 13-2 18-6 3-12 2-13-1 7 5 17 12 24 12 6 0 8-13 13-13 4 0-2 12 2 12 5 0 8-13 12-13 4 1-1 11 3 12 6 1 12-27 19-27 4 1-6 23-2 26 4 2 8-12 13-11 4 1-2 10 2 11 5 0 7-10 11-10 3 1 0 8 4 8 9 0 17-3 30-9"
    />
  </svg>
)

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
